/** The rules of a game, with pictures drawn by its own board. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {get} from '/api.js';
import {sentence, t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';

class Rules extends Part {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    language: {attribute: false},
    rules: {state: true},
  };

  willUpdate(changed) {
    if (changed.has('world') || changed.has('language')) {
      this.load();
    }
  }

  async load() {
    const {world} = this;
    const rules = await get(`/worlds/${world}/rules`).catch(() => ({figures: []}));
    await Promise.all(rules.figures.map(figure => loadBoard(figure)));
    if (this.world === world) {
      this.rules = {paragraphs: [], ...rules, world};
    }
  }

  render() {
    const world = this.worlds.find(each => each.id === this.world);
    const rules = this.rules?.world === world.id ? this.rules : {paragraphs: [], figures: []};
    return html`
      <article class="rules">
        <h1>${t('rules.title', world.name)}</h1>
        <p class="lead">${sentence(world.summary)}</p>
        <div class="sides">
          <div>
            ${rules.paragraphs.length
              ? html`<ol>
                  ${rules.paragraphs.map(text => html`<li>${text}</li>`)}
                </ol>`
              : nothing}
            <p>
              <a class="button large" href="/play/${world.id}">${t('rules.play', world.name)}</a>
            </p>
            ${world.rules.length ? this.variants(world) : nothing}
          </div>
          <div class="pictures">${rules.figures.map(figure => this.figure(figure))}</div>
        </div>
      </article>
      ${this.others()}
    `;
  }

  figure(shown) {
    return html`<figure>
      <div class="stage" aria-hidden="true" inert>
        ${drawBoard(shown, {
          picture: shown.picture,
          legal: shown.legal,
          moves: shown.moves ?? [],
          last: shown.moves?.at(-1)?.at,
          active: false,
          language: this.language,
        })}
      </div>
      <figcaption>
        ${shown.caption ?? this.caption(shown)}
      </figcaption>
    </figure>`;
  }

  /** What stands under a figure of a world that has no caption for it. */
  caption({moves, duel}) {
    if (moves) {
      return t('rules.demo');
    }
    return t(duel ? 'rules.start' : 'rules.problem');
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
