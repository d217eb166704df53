/** The frame of the page: heading, navigation, language, and the part that the address names. */
import {html, nothing} from 'lit';
import {Part, go, nameThePage} from '/element.js';
import {get} from '/api.js';
import {learnPlayers} from '/players.js';
import {language, preferred, t, useLanguage} from '/texts.js';
import '/panels/keys.js';

/** Addresses, the module that shows them, and its element. */
const PAGES = [
  {pattern: /^\/$/, module: '/pages/home.js', tag: 'tab-home'},
  {pattern: /^\/play(?:\/(?<world>[\w-]+))?$/, module: '/pages/new.js', tag: 'tab-new'},
  {pattern: /^\/game\/(?<id>\w+)$/, module: '/pages/play.js', tag: 'tab-play'},
  {pattern: /^\/search$/, module: '/pages/search.js', tag: 'tab-search'},
  {pattern: /^\/lab(?:\/(?<id>\d+))?$/, module: '/pages/lab.js', tag: 'tab-lab'},
  {pattern: /^\/rules\/(?<world>[\w-]+)$/, module: '/pages/rules.js', tag: 'tab-rules'},
];

const LINKS = [
  ['/play', 'nav.play'],
  ['/search', 'nav.search'],
  ['/lab', 'nav.lab'],
];

const LANGUAGES = {en: 'English', pt: 'Português'};

class App extends Part {
  static properties = {page: {state: true}, worlds: {state: true}, fault: {state: true}};

  constructor() {
    super();
    this.moved = () => this.route();
    this.addEventListener('click', event => this.follow(event));
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('popstate', this.moved);
    this.start();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('popstate', this.moved);
  }

  /** Texts, worlds and the part itself are fetched side by side: the first page shall be quick. */
  async start() {
    const module = PAGES.find(page => page.pattern.test(location.pathname))?.module;
    const texts = useLanguage(preferred(), false);
    await Promise.all([texts, this.load(), module && import(module)]);
    await this.route();
  }

  async load() {
    this.worlds = (await get('/worlds')).worlds;
    learnPlayers(this.worlds);
  }

  /** Shows the part that the address names. */
  async route() {
    const path = location.pathname;
    for (const page of PAGES) {
      const match = path.match(page.pattern);
      if (match && this.isKnown(match.groups?.world)) {
        await import(page.module);
        this.page = {...page, values: {...match.groups}};
        this.name();
        return;
      }
    }
    this.page = {tag: 'missing', values: {}};
    this.name();
  }

  isKnown(id) {
    return id === undefined || this.worlds.some(world => world.id === id);
  }

  /** Names the page by its address; parts that know more name it again, and better. */
  name() {
    const {tag, values} = this.page;
    const named = `${language()} ${location.pathname}`;
    if (this.named === named) {
      return;
    }
    this.named = named;
    const world = this.worlds.find(each => each.id === values.world)?.name;
    const names = {
      'tab-new': () => t('new.title', world ?? this.worlds[0].name),
      'tab-search': () => t('nav.search'),
      'tab-lab': () => t('lab.title'),
      'tab-rules': () => t('rules.title', world),
      missing: () => t('missing.title'),
    };
    nameThePage(names[tag]?.());
  }

  /** Links within the page do not load it anew. */
  follow(event) {
    const link = event.target.closest?.('a[href^="/"]');
    if (link && !link.target && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      go(link.getAttribute('href'));
      scrollTo(0, 0);
    }
  }

  async switchLanguage(lang) {
    await useLanguage(lang, true);
    await this.load();
    this.requestUpdate();
    // Parts draw themselves anew with the new texts.
    this.page = {...this.page};
    this.name();
  }

  render() {
    if (!this.page) {
      return nothing;
    }
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
        <div class="languages" role="group" aria-label=${t('nav.language')}>
          ${Object.keys(LANGUAGES).map(
            lang => html`<button
              class="quiet"
              lang=${lang}
              aria-label=${LANGUAGES[lang]}
              aria-pressed=${language() === lang}
              @click=${() => this.switchLanguage(lang)}
            >
              <span class="long">${LANGUAGES[lang]}</span>
              <span class="brief" aria-hidden="true">${lang.toUpperCase()}</span>
            </button>`,
          )}
        </div>
        <tab-keys .worlds=${this.worlds} .language=${language()}></tab-keys>
      </header>
      <main id="main" tabindex="-1">${this.part()}</main>
    `;
  }

  skip(event) {
    event.preventDefault();
    event.stopPropagation();
    document.getElementById('main').focus();
  }

  part() {
    const {tag, values} = this.page;
    const worlds = this.worlds;
    switch (tag) {
      case 'tab-home':
        return html`<tab-home .worlds=${worlds} .language=${language()}></tab-home>`;
      case 'tab-new':
        return html`<tab-new
          .worlds=${worlds}
          .world=${values.world}
          .language=${language()}
        ></tab-new>`;
      case 'tab-play':
        return html`<tab-play
          .worlds=${worlds}
          .gameId=${values.id}
          .language=${language()}
        ></tab-play>`;
      case 'tab-search':
        return html`<tab-search .worlds=${worlds} .language=${language()}></tab-search>`;
      case 'tab-lab':
        return html`<tab-lab .experiment=${values.id} .language=${language()}></tab-lab>`;
      case 'tab-rules':
        return html`<tab-rules
          .worlds=${worlds}
          .world=${values.world}
          .language=${language()}
        ></tab-rules>`;
      default:
        return this.missing();
    }
  }

  /** An address that leads nowhere: where to go instead. */
  missing() {
    return html`<section class="missing" data-testid="missing">
      <p class="number" aria-hidden="true">404</p>
      <h1>${t('missing.title')}</h1>
      <p class="lead"><code>${location.pathname}</code> – ${t('missing.text')}</p>
      <p class="row">
        <a class="button" href="/">${t('missing.home')}</a>
        ${LINKS.map(([path, key]) => html`<a href=${path}>${t(key)}</a>`)}
      </p>
    </section>`;
  }
}

customElements.define('tab-app', App);
