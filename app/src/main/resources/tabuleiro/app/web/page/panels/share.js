/** Copies and saves a game: a link to the position, its text, or all moves as a file. */
import {html} from 'lit';
import {PageElement} from '/element.js';
import {ClipboardController} from '/clipboard.js';
import {editorPath} from '/pages/draft.js';
import {t} from '/texts.js';

/** The address that starts a new game from the current position. */
function positionLink(game) {
  const query = new URLSearchParams({position: game.position});
  for (const [key, value] of Object.entries(game.variant)) {
    query.set(`rule.${key}`, value);
  }
  if (game.duel) {
    query.set('first', game.players[0]);
    query.set('second', game.players[1]);
  } else {
    query.set('kind', 'puzzle');
  }
  return `${location.origin}/play/${game.world}?${query}`;
}

/** A game as JSON, to be imported later. */
function gameText(game) {
  const {world, variant, duel, players, start, moves} = game;
  const texts = moves.map(move => move.text);
  return JSON.stringify({world, variant, duel, players, position: start, moves: texts}, null, 2);
}

class Share extends PageElement {
  static properties = {game: {attribute: false}};

  clipboard = new ClipboardController(this, {
    copied: 'share.copied',
    notCopied: 'share.notCopied',
    saved: 'share.saved',
  });

  willUpdate(changed) {
    if (changed.has('game')) {
      this.clipboard.reset();
    }
  }

  render() {
    const {game, clipboard} = this;
    const name = `${game.world}-${game.id}`;
    const button = (id, key, action) =>
      html`<button data-testid=${id} @click=${action}>${t(`share.${key}`)}</button>`;
    const copy = text => () => clipboard.copy(text);
    const save = (end, type, text) => () => clipboard.save(`${name}.${end}`, type, text);
    return html`<p class="row">
      <a href=${editorPath(game, game.position)} data-testid="edit-position">${t('share.edit')}</a>
    </p>
    <details class="share">
      <summary>${t('share.title')}</summary>
      <label
        >${t('share.position')}
        <textarea rows="3" readonly spellcheck="false" .value=${game.position}></textarea>
      </label>
      <div class="controls">
        ${button('copy-link', 'link', copy(positionLink(game)))}
        ${button('copy-position', 'copyPosition', copy(game.position))}
        ${button('save-position', 'savePosition', save('lisp', 'text/plain', `${game.position}\n`))}
        ${button('copy-game', 'copyGame', copy(gameText(game)))}
        ${button('save-game', 'saveGame', save('json', 'application/json', gameText(game)))}
        <a href="/play/${game.world}?import">${t('share.import')}</a>
      </div>
      <p role="status">${clipboard.message}</p>
      ${clipboard.render()}
    </details>`;
  }
}

customElements.define('tab-share', Share);
