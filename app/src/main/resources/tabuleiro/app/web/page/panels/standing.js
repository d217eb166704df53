/** What a player must see at once: the players, whose turn it is, the result, and problems. */
import {html, nothing} from 'lit';
import {endReason, moveFigure, moveName} from '/boards/boards.js';
import {errorMessage} from '/fields.js';
import {number, t} from '/texts.js';
import {isHuman, playerName, playerSelect} from '/players.js';

/** The players of both sides, each with a list to change the player, if change is given. */
export function seats(game, world, change) {
  const {players, turn, over, mine, seats} = game;
  const isShared = seats.includes('taken');
  return html`<ol class="seats">
    ${players.map(
      (player, side) => html`<li class="seat side-${side} ${side === turn && !over ? 'turn' : ''}">
        <span class="dot" aria-hidden="true"></span>
        <span>${t(`play.player${side + 1}`)}</span>
        ${playerSelect(world, player, {
          name: `player-${side}`,
          label: t(`play.player${side + 1}`),
          disabled: !change,
          change: spec => change(side, spec),
        })}
        ${isShared && mine[side] ? html`<span class="quiet-text">${t('seat.you')}</span>` : nothing}
        ${isHuman(player) ? nothing : clock(game, side)}
      </li>`,
    )}
  </ol>`;
}

/** The time that a computer has used for its moves. */
function clock({moves, ply}, side) {
  const millis = moves
    .slice(0, ply)
    .filter(move => move.side === side)
    .reduce((sum, move) => sum + (move.thought?.millis ?? 0), 0);
  return html`<span class="clock" title=${t('play.clock')} data-testid="clock-${side}"
    >${t('play.seconds', number(millis / 1000, 1))}</span
  >`;
}

/** The status of a game session. */
export function statusText({game, task, hint}) {
  if (game.over) {
    return result(game);
  }
  if (task === 'move' || task === 'hint') {
    return t('play.thinkingFirst');
  }
  if (hint) {
    return html`${t('play.hinted')} ${moveFigure(game, hint)}`;
  }
  if (!game.duel) {
    return hasPoints(game) ? t('play.points', game.points) : t('play.made', game.ply);
  }
  return t(game.turn === 0 ? 'play.turn1' : 'play.turn2');
}

/** Whether points say more than the number of moves: where they decide, or where there are some. */
function hasPoints({scored, points}) {
  return scored || points > 0;
}

function result(game) {
  if (!game.duel && !hasPoints(game)) {
    return t(game.solved ? 'play.solvedIn' : 'play.lostAfter', game.ply);
  }
  if (!game.duel) {
    return t(game.solved ? 'play.solved' : 'play.lost', game.points);
  }
  if (game.failure) {
    const {side, kind} = game.failure;
    return t(`play.failed${2 - side}`, playerName(game.players[side]), t(`failure.${kind}`));
  }
  if (game.margin === 0) {
    return t('play.draw');
  }
  const winner = game.margin > 0 ? 1 : 2;
  // Where every win counts the same, its size says nothing.
  return game.typicalMargin === 1
    ? t(`play.wins${winner}`)
    : t(`play.won${winner}`, Math.abs(game.margin));
}

/** The last move of somebody else as a sentence for screen readers. */
export function announcement({game}) {
  const move = game.moves[game.ply - 1];
  return move && game.duel && !(game.mine[move.side] && isHuman(game.players[move.side]))
    ? t(`play.played${move.side + 1}`, moveName(game, move.text))
    : '';
}

/** Why a click on the board did nothing. */
export function refusalText({game, isAway, isPaused}, reason) {
  if (isAway) {
    return t('fault.away');
  }
  if (game.over) {
    return t(game.duel ? 'refuse.over' : 'refuse.finished');
  }
  if (game.role === 'watcher') {
    return t('role.watcher');
  }
  if (!game.mine[game.turn] || !isHuman(game.players[game.turn] ?? 'human')) {
    return t(isPaused ? 'refuse.paused' : 'refuse.turn');
  }
  return reason ?? t('refuse.turn');
}

/** The end of a game: the reason of its result, and what to do next. */
export function ending(session, act) {
  const {game, reviews, task} = session;
  if (!game.over) {
    return nothing;
  }
  const reason = game.duel && !game.failure ? endReason(game) : undefined;
  const isReviewed = reviews.filter(Boolean).length >= game.moves.length;
  const button = (id, key) =>
    html`<button data-testid=${id} @click=${act[id]}>${t(`play.${key}`)}</button>`;
  return html`${reason ? html`<p class="reason" data-testid="reason">${reason}</p>` : nothing}
    <div class="controls next" role="group" aria-label=${t('play.next')}>
      ${game.duel && !isReviewed && task !== 'review'
        ? html`<button class="primary" data-testid="review" @click=${act.review}>
            ${t('review.start')}
          </button>`
        : nothing}
      ${button('rematch', game.duel ? 'rematch' : 'again')}
      ${game.duel ? nothing : html`<a href="/puzzles">${t('puzzle.all')}</a>`}
    </div>`;
}

/** The problems of a session: a click that did nothing, a refused request. */
export function problems(session) {
  const {refusal, error} = session;
  const close = () => session.set({refusal: undefined});
  return html`${refusal
    ? html`<div class="refusal">
        <p role="status" data-testid="refusal">${refusal}</p>
        <button class="quiet" aria-label=${t('keys.close')} @click=${close}>×</button>
      </div>`
    : nothing}
  ${errorMessage(error)}`;
}

/** The message while the server does not respond. It stays in view when the page scrolls. */
export function awayMessage({isAway}, retry) {
  return isAway
    ? html`<p class="fault away" role="alert" data-testid="away">
        <strong>${t('fault.away')}</strong> ${t('play.retrying')}
        <button @click=${retry}>${t('play.retry')}</button>
      </p>`
    : nothing;
}
