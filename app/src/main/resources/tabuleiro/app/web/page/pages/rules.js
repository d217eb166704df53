/** The rules of a world, with figures drawn by its board. */
import {html, nothing} from 'lit';
import {PageElement, setPageTitle} from '/element.js';
import {get} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {sentence, t} from '/texts.js';
import {drawPreview, loadBoard} from '/boards/boards.js';

const NO_RULES = {paragraphs: [], figures: []};

class RulesPage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    rules: {state: true},
  };

  request = new LatestRequest(this);

  willUpdate(changed) {
    if (changed.has('world')) {
      this.rules = NO_RULES;
    }
    if (changed.has('world') || changed.has('language')) {
      this.request.run(
        signal => this.load(signal),
        rules => (this.rules = rules),
        () => (this.rules = NO_RULES),
      );
    }
  }

  async load(signal) {
    const rules = await get(`/worlds/${this.world}/rules`, {signal});
    await Promise.all(rules.figures.map(loadBoard));
    return rules;
  }

  updated() {
    setPageTitle(t('rules.title', this.worlds.find(each => each.id === this.world).name));
  }

  render() {
    const world = this.worlds.find(each => each.id === this.world);
    const {paragraphs, figures} = this.rules;
    return html`
      <article class="rules">
        <h1>${t('rules.title', world.name)}</h1>
        <p class="lead">${sentence(world.summary)}</p>
        <div class="sides">
          <div>
            ${paragraphs.length
              ? html`<ol>
                  ${paragraphs.map(text => html`<li>${text}</li>`)}
                </ol>`
              : nothing}
            <p>
              <a class="button large" href="/play/${world.id}">${t('rules.play', world.name)}</a>
            </p>
            ${world.rules.length ? this.variants(world) : nothing}
          </div>
          <div class="pictures">${figures.map(figure => this.figure(figure))}</div>
        </div>
      </article>
      ${this.others()}
    `;
  }

  figure(figure) {
    const {moves, duel} = figure;
    const key = moves ? 'rules.demo' : duel ? 'rules.start' : 'rules.problem';
    return html`<figure>
      <div class="stage" aria-hidden="true" inert>${drawPreview(figure)}</div>
      <figcaption>${figure.caption ?? t(key)}</figcaption>
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

customElements.define('tab-rules', RulesPage);
