/** The players of a game, and its status as a sentence. */
import {html, nothing} from 'lit';
import {t} from '/texts.js';
import {playerName, playerSelect} from '/players.js';

/** The players of both sides, each with a list to change the player, if change is given. */
export function seats({players, turn, over, mine, seats}, world, change) {
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
      </li>`,
    )}
  </ol>`;
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
    return t('play.hinted', hint);
  }
  if (!game.duel) {
    return game.points ? t('play.points', game.points) : t('play.made', game.ply);
  }
  return t(game.turn === 0 ? 'play.turn1' : 'play.turn2');
}

function result(game) {
  if (!game.duel && !game.points) {
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
  return t(game.margin > 0 ? 'play.won1' : 'play.won2', Math.abs(game.margin));
}
