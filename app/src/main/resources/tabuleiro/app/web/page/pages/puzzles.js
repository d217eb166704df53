/** All puzzles: the puzzle of the day and the problems of each world, with the user's progress. */
import {html, nothing} from 'lit';
import {PageElement, setPageTitle} from '/element.js';
import {get} from '/api.js';
import {errorMessage} from '/fields.js';
import {LatestRequest} from '/latest-request.js';
import {number, t} from '/texts.js';
import {progressOf, problemLabel, puzzleName, puzzlePath, puzzlesOf} from '/puzzles.js';

class PuzzlesPage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    lists: {state: true},
    error: {state: true},
  };

  request = new LatestRequest(this);

  willUpdate(changed) {
    if (changed.has('language')) {
      const worlds = this.worlds.filter(world => world.puzzle);
      this.request.run(
        signal => Promise.all(worlds.map(({id}) => get(`/worlds/${id}/puzzles`, {signal}))),
        lists => Object.assign(this, {lists, error: undefined}),
        error => (this.error = error.message || t('fault.away')),
      );
    }
  }

  updated() {
    setPageTitle(t('nav.puzzles'));
  }

  render() {
    return html`
      <h1>${t('nav.puzzles')}</h1>
      <p class="lead">${t('puzzles.lead')}</p>
      ${errorMessage(this.error)}
      ${this.lists || this.error ? nothing : html`<p role="status">${t('play.loading')}</p>`}
      <ul class="cards">
        ${(this.lists ?? []).map(list => this.card(list))}
      </ul>
    `;
  }

  card(list) {
    const {name} = this.worlds.find(world => world.id === list.world);
    const {problems} = list;
    const solved = problems.filter(problem => progressOf(list.world, problem).best !== undefined);
    return html`<li class="card" data-world=${list.world}>
      <h2>${name}</h2>
      ${list.daily ? this.daily(list, name) : nothing}
      <p class="quiet-text">${t('puzzles.solved', number(solved.length), number(problems.length))}</p>
      <ul class="problems">
        ${problems.map(problem => html`<li>${this.link(list.world, name, problem)}</li>`)}
      </ul>
    </li>`;
  }

  daily(list, name) {
    const [today] = puzzlesOf(list);
    const {best} = progressOf(list.world, today);
    return html`<p>
      <a class="button" href=${puzzlePath(list.world, today)} aria-label="${name}: ${puzzleName(list.world, today)}"
        >${puzzleName(list.world, today)}</a
      >
      ${best === undefined ? nothing : html`<span class="done">✓ ${t('puzzles.done')}</span>`}
    </p>`;
  }

  link(world, name, problem) {
    const {best, optimal} = progressOf(world, problem);
    const state = best === undefined ? 'new' : optimal ? 'optimal' : 'done';
    return html`<a
      class=${state}
      href=${puzzlePath(world, problem)}
      aria-label="${name}: ${puzzleName(world, problem)} (${t(`puzzles.${state}`)})"
      title=${t(`puzzles.${state}`)}
      >${problemLabel(world, problem.id)}${{new: '', done: ' ✓', optimal: ' ★'}[state]}</a
    >`;
  }
}

customElements.define('tab-puzzles', PuzzlesPage);
