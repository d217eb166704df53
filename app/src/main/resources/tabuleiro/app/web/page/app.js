/** The frame of the page: header, navigation, language, and the page that the address names. */
import {html, nothing} from 'lit';
import {PageElement, listen, navigate, setPageTitle} from '/element.js';
import {get} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {setPlayers} from '/players.js';
import {language, preferredLanguage, setLanguage, t} from '/texts.js';
import {switchTheme, theme} from '/theme.js';
import {PROJECTOR_CHANGE, isProjecting, setProjecting} from '/projector.js';
import '/panels/keys.js';

/** The pages by their addresses; a page's module is loaded when it is first shown. */
const PAGES = [
  {
    pattern: /^\/$/,
    module: '/pages/home.js',
    draw: worlds => html`<tab-home .worlds=${worlds}></tab-home>`,
  },
  {
    pattern: /^\/play(?:\/(?<world>[\w-]+))?$/,
    module: '/pages/new.js',
    draw: (worlds, {world}) => html`<tab-new .worlds=${worlds} .world=${world}></tab-new>`,
  },
  {
    pattern: /^\/game\/(?<id>\w+)$/,
    module: '/pages/play.js',
    draw: (worlds, {id}) => html`<tab-play .worlds=${worlds} .gameId=${id}></tab-play>`,
  },
  {
    pattern: /^\/search$/,
    module: '/pages/search.js',
    draw: worlds => html`<tab-search .worlds=${worlds}></tab-search>`,
  },
  {
    pattern: /^\/lab(?:\/(?<id>\d+))?$/,
    module: '/pages/lab.js',
    draw: (worlds, {id}) => html`<tab-lab .experiment=${id}></tab-lab>`,
  },
  {
    pattern: /^\/rules\/(?<world>[\w-]+)$/,
    module: '/pages/rules.js',
    draw: (worlds, {world}) => html`<tab-rules .worlds=${worlds} .world=${world}></tab-rules>`,
  },
  {
    pattern: /^\/edit\/(?<world>[\w-]+)$/,
    module: '/pages/editor.js',
    draw: (worlds, {world}) => html`<tab-editor .worlds=${worlds} .world=${world}></tab-editor>`,
  },
  {
    pattern: /^\/watch\/(?<world>[\w-]+)$/,
    module: '/pages/watch.js',
    draw: (worlds, {world}) => html`<tab-watch .worlds=${worlds} .world=${world}></tab-watch>`,
  },
  {
    pattern: /^\/puzzles$/,
    module: '/pages/puzzles.js',
    draw: worlds => html`<tab-puzzles .worlds=${worlds}></tab-puzzles>`,
  },
  {
    pattern: /^\/puzzles\/(?<world>[\w-]+)\/(?<id>[^/]+)$/,
    module: '/pages/puzzle.js',
    draw: (worlds, {world, id}) =>
      html`<tab-puzzle
        .worlds=${worlds}
        .world=${world}
        .puzzleId=${decodeURIComponent(id)}
      ></tab-puzzle>`,
  },
];

const LINKS = [
  ['/play', 'nav.play'],
  ['/puzzles', 'nav.puzzles'],
  ['/search', 'nav.microscope'],
  ['/lab', 'nav.lab'],
];

/** The world that the query of the address names, if it does. */
function queryWorld() {
  return new URLSearchParams(location.search).get('world') ?? undefined;
}

const LANGUAGES = {en: 'English', pt: 'Português'};

class App extends PageElement {
  static properties = {page: {state: true}, worlds: {state: true}};

  textRequest = new LatestRequest(this);
  pageRequest = new LatestRequest(this);

  constructor() {
    super();
    listen(this, window, {
      popstate: () => this.route(),
      keydown: event => this.handleKey(event),
      [PROJECTOR_CHANGE]: () => this.requestUpdate(),
    });
    listen(this, this, {click: event => this.openLink(event)});
  }

  connectedCallback() {
    super.connectedCallback();
    this.start();
  }

  /** Loads the texts, the worlds and the module of the page in parallel. */
  async start() {
    const module = PAGES.find(page => page.pattern.test(location.pathname))?.module;
    await Promise.all([this.loadLanguage(preferredLanguage()), module && import(module)]);
    await this.route();
  }

  loadLanguage(lang) {
    return this.textRequest.run(
      signal => Promise.all(['/texts', '/worlds'].map(path => get(path, {signal, lang}))),
      ([texts, {worlds}]) => {
        this.worlds = worlds;
        setPlayers(worlds);
        setLanguage(lang, texts);
      },
    );
  }

  chooseLanguage(lang) {
    localStorage.setItem('language', lang);
    this.loadLanguage(lang);
  }

  /** Shows the page that the address names. */
  route() {
    const [page, match] =
      PAGES.map(each => [each, location.pathname.match(each.pattern)]).find(
        ([, found]) => found && this.isWorld(found.groups?.world) && this.isWorld(queryWorld()),
      ) ?? [];
    return this.pageRequest.run(
      () => page && import(page.module),
      () => (this.page = {draw: page?.draw, values: match?.groups ?? {}}),
    );
  }

  isWorld(id) {
    return id === undefined || this.worlds.some(world => world.id === id);
  }

  updated() {
    if (this.page && !this.page.draw) {
      setPageTitle(t('missing.title'));
    }
  }

  handleKey(event) {
    if (event.key === 'Escape' && isProjecting()) {
      setProjecting(false);
    }
  }

  /** Opens links within the page without reloading it. */
  openLink(event) {
    const link = event.target.closest?.('a[href^="/"]');
    if (link && !link.target && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      navigate(link.getAttribute('href'));
      scrollTo(0, 0);
    }
  }

  render() {
    if (!this.page) {
      return nothing;
    }
    const {draw, values} = this.page;
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${t('nav.skip')}</a>
      <header class="top">
        <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28"> Tabuleiro</a>
        <nav aria-label=${t('nav.label')}>
          ${LINKS.map(
            ([path, key]) => html`<a
              href=${path}
              aria-current=${location.pathname.startsWith(path) ? 'page' : 'false'}
              >${t(key)}</a
            >`,
          )}
        </nav>
        ${this.languages()} ${this.themes()}
        <tab-keys .worlds=${this.worlds}></tab-keys>
      </header>
      <main id="main" tabindex="-1">${draw ? draw(this.worlds, values) : this.missing()}</main>
    `;
  }

  languages() {
    return html`<div class="languages" role="group" aria-label=${t('nav.language')}>
      ${Object.entries(LANGUAGES).map(
        ([lang, name]) => html`<button
          class="quiet"
          lang=${lang}
          aria-label=${name}
          aria-pressed=${language() === lang}
          @click=${() => this.chooseLanguage(lang)}
        >
          <span class="long">${name}</span>
          <span class="brief" aria-hidden="true">${lang.toUpperCase()}</span>
        </button>`,
      )}
    </div>`;
  }

  themes() {
    const name = t(theme() === 'dark' ? 'nav.light' : 'nav.dark');
    return html`<button
      class="quiet theme"
      aria-label=${name}
      title=${name}
      @click=${() => {
        switchTheme();
        this.requestUpdate();
      }}
      data-testid="theme"
    >
      <span aria-hidden="true">${theme() === 'dark' ? '☀' : '☾'}</span>
    </button>`;
  }

  skip(event) {
    event.preventDefault();
    event.stopPropagation();
    document.getElementById('main').focus();
  }

  /** The page for an unknown address. */
  missing() {
    return html`<section class="missing" data-testid="missing">
      <p class="number" aria-hidden="true">404</p>
      <h1>${t('missing.title')}</h1>
      <p class="lead"><code>${location.pathname}${location.search}</code> – ${t('missing.text')}</p>
      <p class="row">
        <a class="button" href="/">${t('missing.home')}</a>
        ${LINKS.map(([path, key]) => html`<a href=${path}>${t(key)}</a>`)}
      </p>
    </section>`;
  }
}

customElements.define('tab-app', App);
