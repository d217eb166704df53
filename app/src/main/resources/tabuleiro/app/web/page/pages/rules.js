/** The rules of a game, with pictures drawn by its own board. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {get, post} from '/api.js';
import {sentence, t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';

/**
 * For each game how many paragraphs its rules have, and the pictures beside them: a position given
 * as text, or the middle of the recorded game.
 */
const RULES = {
  dots: {
    texts: 5,
    pictures: [
      {
        duel: true,
        start:
          '((((1 0 0 1) (1 0 0 0) (0 0 0 1) (0 1 0 0)) ((1 0 0) (0 0 1) (0 0 0) (0 1 0) (1 0 0))) (0 0) 1)',
      },
      {
        duel: true,
        start:
          '((((1 1 1 1) (1 1 1 1) (1 1 1 1) (1 1 1 1)) ((0 0 1) (0 0 0) (0 0 0) (0 0 0) (1 1 0))) (0 0) 2)',
      },
      {duel: false, start: '((((1 0 1) (1 0 0) (0 0 1)) ((1 0) (0 1) (0 0) (1 0))) 2)'},
    ],
  },
  blokus: {texts: 5, pictures: [{duel: true, start: blokusStart()}, {demo: true}]},
  quatro: {
    texts: 5,
    pictures: [
      {duel: true, start: '((pqac prbo pqbc prao) (0 brac 0 0) (bqbo 0 0 brbc) (0 0 bqao 0))'},
      {duel: true, start: '((bqao 0 0 prbc) (0 pqbo 0 0) (0 brao bqbc 0) (0 0 0 0))'},
    ],
  },
  cavalo: {texts: 6, pictures: [{duel: true, start: cavaloStart()}, {demo: true}]},
  tetris: {
    texts: 5,
    pictures: [
      {duel: false, start: '(NIL (t i l l) 0)'},
      {
        duel: false,
        start:
          '((1111111110 1111111110 1111111110 1111111110 1110011100 0100001000) (i t o s) 0)',
      },
    ],
  },
};

/** Two blocks of player 1 that meet at a corner, one bent piece of player 2 in its corner. */
function blokusStart() {
  const filled = {0: [0, 1], 1: [0, 1], 2: [2, 3], 3: [2, 3]};
  const others = {11: [12], 12: [12, 13], 13: [13]};
  const cell = (row, column) => {
    if (filled[row]?.includes(column)) {
      return 1;
    }
    return others[row]?.includes(column) ? 2 : 0;
  };
  const places = Array.from({length: 14}, (_, i) => i);
  return `(${places.map(row => `(${places.map(column => cell(row, column)).join(' ')})`).join(' ')})`;
}

/** Two knights near each other, with numbers around them. */
function cavaloStart() {
  const places = Array.from({length: 10}, (_, i) => i);
  const cell = (row, column) => {
    if (row === 3 && column === 3) {
      return -1;
    }
    if (row === 6 && column === 5) {
      return -2;
    }
    const number = (37 * (10 * row + column) + 11) % 100;
    return (row * 7 + column * 3) % 5 === 0 ? 'NIL' : number;
  };
  const rows = places.map(row => `(${places.map(column => cell(row, column)).join(' ')})`);
  return `((${rows.join(' ')}) (210 185) 1)`;
}

class Rules extends Part {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    language: {attribute: false},
    pictures: {state: true},
  };

  willUpdate(changed) {
    if (changed.has('world') || changed.has('language')) {
      this.load();
    }
  }

  async load() {
    const {world} = this;
    const pictures = await Promise.all(
      (RULES[world]?.pictures ?? []).map(async source => {
        const shown = await this.fetch(world, source).catch(() => undefined);
        await (shown && loadBoard(shown.board));
        return shown;
      }),
    );
    if (this.world === world) {
      this.pictures = pictures;
    }
  }

  async fetch(world, {demo, duel, start}) {
    if (demo) {
      return (await get('/demos')).demos.find(each => each.world === world);
    }
    return post('/states', {world, duel, start, moves: [], legal: true});
  }

  render() {
    const world = this.worlds.find(each => each.id === this.world);
    const rules = RULES[this.world];
    if (!world || !rules) {
      return html`<h1>${t('rules.missing')}</h1>
        ${this.others()}`;
    }
    return html`
      <article class="rules">
        <h1>${t('rules.title', world.name)}</h1>
        <p class="lead">${sentence(world.summary)}</p>
        <div class="sides">
          <div>
            <ol>
              ${Array.from(
                {length: rules.texts},
                (_, i) => html`<li>${t(`rules.${world.id}.${i + 1}`)}</li>`,
              )}
            </ol>
            <p>
              <a class="button large" href="/play/${world.id}">${t('rules.play', world.name)}</a>
            </p>
            ${world.rules.length ? this.variants(world) : nothing}
          </div>
          <div class="pictures">
            ${rules.pictures.map((_, i) =>
              this.figure(this.pictures?.[i], t(`rules.${world.id}.picture${i + 1}`)),
            )}
          </div>
        </div>
      </article>
      ${this.others()}
    `;
  }

  figure(shown, caption) {
    return html`<figure>
      <div class="stage" aria-hidden="true" inert>
        ${shown
          ? drawBoard(shown.board, {
              picture: shown.picture,
              legal: shown.legal,
              moves: shown.moves ?? [],
              last: shown.moves?.at(-1)?.at,
              active: false,
              language: this.language,
            })
          : nothing}
      </div>
      <figcaption>${caption}</figcaption>
    </figure>`;
  }

  variants(world) {
    return html`<h2>${t('rules.variants')}</h2>
      <dl class="variants">
        ${world.rules.map(
          rule => html`<dt><code>${rule.key}</code></dt>
            <dd>
              ${sentence(rule.text)}
              <span class="quiet-text">
                ${t('rules.values')}:
                ${rule.values
                  .map(value => (value === rule.fallback ? `${value} (${t('rules.usual')})` : value))
                  .join(', ')}
              </span>
            </dd>`,
        )}
      </dl>`;
  }

  others() {
    return html`<nav class="worlds" aria-label=${t('rules.others')}>
      ${this.worlds
        .filter(world => world.id !== this.world)
        .map(world => html`<a href="/rules/${world.id}">${t('rules.title', world.name)}</a>`)}
    </nav>`;
  }
}

customElements.define('tab-rules', Rules);
