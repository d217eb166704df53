/** A demo game that plays itself on the home page. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {get} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';

/** Milliseconds for each move of a long and of a short game, and at the end. */
const QUICK = 450;
const SLOW = 1200;
const END = 3500;

class Demo extends PageElement {
  static properties = {
    worlds: {attribute: false},
    demo: {state: true},
    ply: {state: true},
    playing: {state: true},
  };

  request = new LatestRequest(this);

  constructor() {
    super();
    this.index = 0;
    this.ply = 0;
    this.playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  load() {
    this.request.run(
      signal => this.fetchNext(signal),
      demo => demo && this.show(demo),
    );
  }

  /** Fetches the next demo; worlds without one are skipped. */
  async fetchNext(signal) {
    for (const _ of this.worlds) {
      const {id} = this.worlds[this.index % this.worlds.length];
      const demo = await get(`/demos/${id}`, {signal}).catch(() => undefined);
      signal.throwIfAborted();
      if (demo) {
        await loadBoard(demo);
        return demo;
      }
      this.index++;
    }
    return undefined;
  }

  show(demo) {
    this.demo = demo;
    this.ply = this.playing ? 0 : Math.floor(demo.moves.length / 2);
    this.schedule(150);
  }

  schedule(pause) {
    clearTimeout(this.timer);
    if (this.playing) {
      this.timer = setTimeout(() => this.step(), pause);
    }
  }

  step() {
    const last = this.demo.moves.length;
    if (this.ply < last) {
      this.ply++;
      this.schedule(this.ply === last ? END : last > 30 ? QUICK : SLOW);
    } else {
      this.next();
    }
  }

  next() {
    clearTimeout(this.timer);
    this.index++;
    this.load();
  }

  toggle() {
    this.playing = !this.playing;
    this.schedule(0);
  }

  render() {
    const {demo, ply} = this;
    const world = demo && this.worlds.find(each => each.id === demo.world);
    return html`<figure class="demo" data-testid="demo">
      <div class="stage" aria-hidden="true" inert>
        ${demo
          ? drawBoard(demo, {
              picture: demo.frames[ply],
              moves: demo.moves.slice(0, ply),
              last: ply > 0 ? demo.moves[ply - 1].at : undefined,
            })
          : nothing}
      </div>
      <figcaption class="row">
        <span>${world ? t('home.demo', world.name, ply, demo.moves.length) : nothing}</span>
        <button @click=${this.toggle} aria-pressed=${!this.playing} data-testid="demo-pause">
          ${this.playing ? t('play.pause') : t('play.resume')}
        </button>
        <button @click=${this.next}>${t('home.next')}</button>
      </figcaption>
    </figure>`;
  }
}

customElements.define('tab-demo', Demo);
