/** Takes a game elsewhere: a link to the position, its text, or the whole game as a file. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {copyText, saveText} from '/clipboard.js';
import {t} from '/texts.js';

/** The address that begins a game from where another one stands. */
export function positionLink(game) {
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

/** All that is needed to play a game again. */
function gameText(game) {
  const {world, variant, duel, players, start, moves} = game;
  const texts = moves.map(move => move.text);
  return JSON.stringify({world, variant, duel, players, position: start, moves: texts}, null, 2);
}

class Share extends Part {
  static properties = {
    game: {attribute: false},
    language: {attribute: false},
    told: {state: true},
    text: {state: true},
  };

  willUpdate(changed) {
    if (changed.has('game')) {
      this.told = undefined;
      this.text = undefined;
    }
  }

  /** What the browser does not let the page copy is shown to be copied by hand. */
  async copy(text) {
    const isCopied = await copyText(text);
    this.text = isCopied ? undefined : text;
    this.told = t(isCopied ? 'share.copied' : 'share.notCopied');
  }

  save(name, type, text) {
    saveText(name, type, text);
    this.told = t('share.saved', name);
  }

  render() {
    const {game} = this;
    const name = `${game.world}-${game.id}`;
    return html`<details class="share">
      <summary>${t('share.title')}</summary>
      <label
        >${t('share.position')}
        <textarea rows="3" readonly spellcheck="false" .value=${game.position}></textarea>
      </label>
      <div class="controls">
        <button @click=${() => this.copy(positionLink(game))} data-testid="copy-link">
          ${t('share.link')}
        </button>
        <button @click=${() => this.copy(game.position)} data-testid="copy-position">${t('share.copyPosition')}</button>
        <button
          data-testid="save-position"
          @click=${() => this.save(`${name}.lisp`, 'text/plain', `${game.position}\n`)}
        >
          ${t('share.savePosition')}
        </button>
        <button @click=${() => this.copy(gameText(game))} data-testid="copy-game">${t('share.copyGame')}</button>
        <button
          @click=${() => this.save(`${name}.json`, 'application/json', gameText(game))}
          data-testid="save-game"
        >
          ${t('share.saveGame')}
        </button>
        <a href="/play/${game.world}?import">${t('share.import')}</a>
      </div>
      <p role="status">${this.told}</p>
      ${this.text
        ? html`<textarea
            rows="4"
            readonly
            spellcheck="false"
            aria-label=${t('micro.copyHere')}
            .value=${this.text}
            @focus=${event => event.target.select()}
          ></textarea>`
        : nothing}
    </details>`;
  }
}

customElements.define('tab-share', Share);
