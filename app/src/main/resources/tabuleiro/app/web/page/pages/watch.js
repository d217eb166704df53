/** A controller that plays alone, watched at a chosen speed. */
import {html, nothing} from 'lit';
import {PageElement, listen, runShortcut, setPageTitle} from '/element.js';
import {errorMessage, labelledSelect, select} from '/fields.js';
import {boardText, number, t} from '/texts.js';
import {drawBoard} from '/boards/boards.js';
import {WatchedGame} from '/pages/watched-game.js';
import '/panels/projector-button.js';

/** Milliseconds between two moves. */
const SPEEDS = {slowest: 1000, slow: 400, normal: 150, fast: 50, fastest: 16};

class WatchPage extends PageElement {
  static properties = {worlds: {attribute: false}, world: {attribute: false}};

  game = new WatchedGame(this);

  constructor() {
    super();
    this.pause = SPEEDS.normal;
    listen(this, window, {keydown: event => this.handleKey(event)});
  }

  get chosen() {
    return this.worlds.find(each => each.id === this.world);
  }

  willUpdate(changed) {
    if (changed.has('world')) {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      this.open(new URLSearchParams(location.search), !isCalm);
    }
  }

  updated() {
    setPageTitle(t('watch.title', this.chosen.name));
  }

  /** Opens the game that the address asks for, else a game of the first controller. */
  open(given, isPlaying) {
    const {controllers} = this.chosen;
    const trial = controllers.find(each => each.trial === given.get('trial')) ?? controllers[0];
    const names = trial?.names ?? [];
    const controller = names.find(name => name === given.get('controller')) ?? names[0];
    const seed = Math.min(2 ** 31 - 1, Math.max(0, Math.trunc(Number(given.get('seed'))) || 0));
    if (controller) {
      this.choose({trial: trial.trial, controller, seed}, isPlaying);
    }
  }

  /** Starts a game; the address names it. */
  choose(changes, isPlaying = this.game.isPlaying) {
    const subject = {...this.game.subject, ...changes, world: this.world};
    const {world: _, ...query} = subject;
    history.replaceState(null, '', `/watch/${this.world}?${new URLSearchParams(query)}`);
    this.game.start(subject, isPlaying);
  }

  handleKey(event) {
    if (!event.target.closest?.('input, textarea, select, button, a, dialog')) {
      runShortcut(event, {
        ' ': () => this.game.toggle(),
        ArrowRight: () => this.game.step(),
      });
    }
  }

  render() {
    const {game, chosen} = this;
    if (chosen.controllers.length === 0) {
      return html`<h1>${t('watch.title', chosen.name)}</h1>
        <p>${t('watch.none')}</p>`;
    }
    return html`<div class="table watching">
      <div class="row title-row">
        <h1 class="small">${t('watch.title', chosen.name)}</h1>
        <tab-projector></tab-projector>
      </div>
      <section class="standing" aria-label=${t('play.standing')}>${this.standing()}</section>
      <section class="board" aria-label=${t('play.board')} data-testid="board">
        ${game.shown ? this.board() : html`<p>${t('play.loading')}</p>`}
      </section>
      <div class="tools">${this.tools()}</div>
      <aside class="beside">${this.settings()}</aside>
    </div>`;
  }

  board() {
    const {shown, picture, recent} = this.game;
    const still = this.pause < SPEEDS.slow;
    return drawBoard(shown, {picture, moves: recent, last: recent.at(-1)?.at, still});
  }

  /** The name of the controller, which a projector shows too, and how far it is. */
  standing() {
    const {game} = this;
    const {controller} = game.subject;
    const score = boardText(this.world, 'score', number(game.score)) ?? number(game.score);
    return html`
      <p class="goal"><strong data-testid="controller-name">${this.nameOf(controller)}</strong></p>
      <p class="status ${game.isOver ? 'result' : ''}" data-testid="status" data-moves=${game.moves}>
        ${t('watch.moves', number(game.moves))} · ${score}
      </p>
      <p role="status" data-testid="end">${this.end()}</p>
      ${errorMessage(game.error)}
    `;
  }

  end() {
    const {game} = this;
    if (game.isOver) {
      return t('watch.over');
    }
    return game.isAtLimit ? t('watch.limit', number(game.most)) : nothing;
  }

  nameOf(controller) {
    return boardText(this.world, `controller.${controller}`) ?? controller;
  }

  tools() {
    const {game} = this;
    const isStill = game.isOver || game.isAtLimit;
    const speeds = Object.keys(SPEEDS).map(name => [name, t(`play.speed.${name}`)]);
    const speed = Object.keys(SPEEDS).find(name => SPEEDS[name] === this.pause);
    const button = (name, text, action, isDisabled) =>
      html`<button data-testid=${name} ?disabled=${isDisabled} @click=${action}>${text}</button>`;
    return html`<div class="controls" role="group" aria-label=${t('play.controls')}>
      <button
        class="primary"
        data-testid="play"
        ?disabled=${isStill}
        @click=${() => game.toggle()}
      >
        ${t(game.isPlaying ? 'play.pause' : 'watch.play')}
      </button>
      ${button('step', t('watch.step'), () => game.step(), isStill)}
      ${button('again', t('watch.again'), () => this.choose({}))}
      ${button('other', t('watch.other'), () => this.choose({seed: Math.floor(Math.random() * 1e6)}))}
      <label class="speed"
        >${t('play.speed')}
        ${select(speeds, speed, {testid: 'speed', change: name => (this.pause = SPEEDS[name])})}</label
      >
    </div>`;
  }

  settings() {
    const {trial, controller, seed} = this.game.subject;
    const {controllers} = this.chosen;
    const text = each => boardText(this.world, `trial.${each.trial}`) ?? each.trial;
    const groups = Map.groupBy(controllers, text);
    const group = [...groups.keys()].find(key => groups.get(key).some(each => each.trial === trial));
    const pairs = groups.get(group).flatMap(each => each.names.map(name => [each.trial, name]));
    return html`
      <p class="quiet-text">${boardText(this.world, 'controllers') ?? nothing}</p>
      <div class="row">
        ${labelledSelect(
          boardText(this.world, 'trials') ?? t('watch.trial'),
          [...groups.keys()].map(key => [key, key]),
          group,
          {testid: 'trial', change: key => this.changeGroup(groups.get(key), controller)},
        )}
        ${labelledSelect(
          t('watch.controller'),
          pairs.map(([, name]) => [name, this.nameOf(name)]),
          controller,
          {
            testid: 'controller',
            change: name => {
              const [found] = pairs.find(([, other]) => other === name);
              this.choose({trial: found, controller: name});
            },
          },
        )}
        <label
          >${t('watch.seed')}
          <input
            type="number"
            min="0"
            max="2147483647"
            .value=${String(seed)}
            @change=${event => this.changeSeed(event.target)}
            data-testid="seed"
        /></label>
      </div>
    `;
  }

  /** Another kind of game, with the same controller if it is there too. */
  changeGroup(trials, controller) {
    const trial = trials.find(each => each.names.includes(controller)) ?? trials[0];
    const name = trial.names.includes(controller) ? controller : trial.names[0];
    this.choose({trial: trial.trial, controller: name});
  }

  changeSeed(field) {
    if (field.reportValidity() && field.value !== '') {
      this.choose({seed: Number(field.value)});
    }
  }
}

customElements.define('tab-watch', WatchPage);
