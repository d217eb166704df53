/** The home page: a demo game, all worlds, and the games played last. */
import {html, nothing} from 'lit';
import {PageElement, setPageTitle} from '/element.js';
import {get} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {sentence, t} from '/texts.js';
import {playerName} from '/players.js';
import {drawPreview, loadPreviews} from '/boards/boards.js';
import '/panels/demo.js';

const MOST_RECENT = 6;

class HomePage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    previews: {state: true},
    recent: {state: true},
  };

  gamesRequest = new LatestRequest(this);
  previewsRequest = new LatestRequest(this);

  willUpdate(changed) {
    if (changed.has('language')) {
      this.gamesRequest.run(
        signal => get('/games', {signal}),
        ({games}) => (this.recent = games.slice(0, MOST_RECENT)),
        () => (this.recent = []),
      );
      this.previewsRequest.run(loadPreviews, previews => (this.previews = previews));
    }
  }

  updated() {
    setPageTitle();
  }

  render() {
    return html`
      <section class="hero">
        <div class="welcome">
          <h1>${t('home.title')}</h1>
          <p class="lead">${t('home.lead')}</p>
          <p class="row">
            <a class="button large" href="/play">${t('home.begin')}</a>
            <a href="/puzzles">${t('home.puzzles')}</a>
            <a href="/search">${t('nav.search')}</a>
          </p>
        </div>
        <tab-demo .worlds=${this.worlds}></tab-demo>
      </section>
      ${this.recent?.length ? this.games() : nothing}
      <h2>${t('home.games')}</h2>
      <ul class="cards">
        ${this.worlds.map(world => this.card(world))}
      </ul>
    `;
  }

  card(world) {
    return html`<li class="card world">
      <div class="thumb" aria-hidden="true" inert>${drawPreview(this.previews?.get(world.id))}</div>
      <h3>${world.name}</h3>
      <p>${sentence(world.summary)}</p>
      <p class="row">
        <a class="button" href="/play/${world.id}" aria-label=${t('home.playName', world.name)}
          >${t('home.play')}</a
        >
        <a href="/rules/${world.id}" aria-label=${t('rules.title', world.name)}
          >${t('home.rules')}</a
        >
      </p>
    </li>`;
  }

  games() {
    const name = id => this.worlds.find(world => world.id === id)?.name ?? id;
    return html`<h2>${t('home.recent')}</h2>
      <ul class="recent" data-testid="recent">
        ${this.recent.map(
          game => html`<li>
            <a href="/game/${game.id}">${name(game.world)}</a>
            <span class="quiet-text"
              >${game.duel
                ? t('home.between', ...game.players.map(playerName))
                : t('new.puzzle')}
              · ${t('home.moves', game.ply)}</span
            >
          </li>`,
        )}
      </ul>`;
  }
}

customElements.define('tab-home', HomePage);
