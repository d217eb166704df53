/** Begins a game: which world, by which rules, who plays. */
import {html, nothing} from 'lit';
import {Part, go} from '/element.js';
import {post} from '/api.js';
import {t} from '/texts.js';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

class NewGame extends Part {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    language: {attribute: false},
    fault: {state: true},
  };

  get chosen() {
    return this.worlds.find(world => world.id === this.world) ?? this.worlds[0];
  }

  async begin(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const world = this.chosen;
    const variant = {};
    for (const rule of world.rules) {
      const value = form.get(`rule.${rule.key}`);
      if (value && value !== rule.fallback) {
        variant[rule.key] = value;
      }
    }
    const isDuel = world.duel && form.get('kind') !== 'puzzle';
    const request = {world: world.id, variant, duel: isDuel};
    if (isDuel) {
      request.players = ['first', 'second'].map(seat => form.get(seat));
      request.seed = Math.floor(Math.random() * 2 ** 31);
    } else {
      request.problem = form.get('problem');
    }
    if (form.get('position')?.trim()) {
      request.position = form.get('position').trim();
    }
    try {
      go(`/game/${(await post('/games', request)).id}`);
    } catch (fault) {
      this.fault = fault.message || t('fault.away');
    }
  }

  seat(name, label, standard) {
    return html`<label
      >${label}
      <select name=${name}>
        <option value="human" ?selected=${standard === 'human'}>${t('player.human')}</option>
        ${LEVELS.map(
          level => html`<option
            value="engine:level=${level}"
            ?selected=${standard === `engine:level=${level}`}
          >
            ${t('player.level', level)}
          </option>`,
        )}
        <option value="engine:time=1000">${t('player.engine', 1)}</option>
        <option value="engine:time=5000">${t('player.engine', 5)}</option>
        ${['course', 'greedy', 'random', 'mcts:time=1000']
          .filter(spec => this.chosen.players.includes(spec.split(':')[0]))
          .map(
            spec => html`<option value=${spec}>${t(`player.${spec.split(':')[0]}`)}</option>`,
          )}
      </select></label
    >`;
  }

  render() {
    const world = this.chosen;
    return html`
      <h1>${t('new.title', world.name)}</h1>
      <nav class="worlds" aria-label=${t('new.worlds')}>
        ${this.worlds.map(
          other => html`<a
            href="/play/${other.id}"
            aria-current=${other.id === world.id ? 'page' : 'false'}
            >${other.name}</a
          >`,
        )}
      </nav>
      <p>${world.summary} <a href="/rules/${world.id}">${t('home.rules')}</a></p>
      <form class="settings" @submit=${this.begin}>
        ${world.duel
          ? html`<div class="row">
              ${this.seat('first', t('new.first'), 'human')}
              ${this.seat('second', t('new.second'), 'engine:level=3')}
            </div>`
          : html`<label
              >${t('new.problem')}
              <select name="problem">
                ${world.problems.map(
                  problem => html`<option value=${problem.id}>
                    ${problem.title || problem.id}
                  </option>`,
                )}
              </select></label
            >`}
        ${world.rules.length
          ? html`<details>
              <summary>${t('new.variants')}</summary>
              ${world.rules.map(rule => this.rule(rule))}
            </details>`
          : nothing}
        <details>
          <summary>${t('new.position')}</summary>
          <label
            >${t('new.positionText')}
            <textarea name="position" rows="3" spellcheck="false"></textarea>
          </label>
        </details>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        <button class="primary">${t('new.begin')}</button>
      </form>
    `;
  }

  rule(rule) {
    return html`<label
      >${rule.text}
      <select name="rule.${rule.key}">
        ${rule.values.map(
          value => html`<option value=${value} ?selected=${value === rule.fallback}>
            ${value}
          </option>`,
        )}
      </select></label
    >`;
  }
}

customElements.define('tab-new', NewGame);
