/** A demo game that plays itself, so that the home page moves at once. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {get} from '/api.js';
import {t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';

/** Milliseconds for each move of a long and of a short game, and at the end. */
const QUICK = 450;
const SLOW = 1200;
const END = 3500;

class Demo extends Part {
  static properties = {
    worlds: {attribute: false},
    language: {attribute: false},
    demo: {state: true},
    ply: {state: true},
    playing: {state: true},
  };

  constructor() {
    super();
    this.turn = 0;
    this.ply = 0;
    this.playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.clock);
  }

  async load() {
    const demo = await this.fetch();
    if (demo) {
      await loadBoard(demo);
      this.demo = demo;
      this.ply = this.playing ? 0 : Math.floor(demo.moves.length / 2);
      this.schedule(150);
    }
  }

  /** The demo whose turn it is; worlds that have none are left out. */
  async fetch() {
    for (const _ of this.worlds) {
      const {id} = this.worlds[this.turn % this.worlds.length];
      const demo = await get(`/demos/${id}`).catch(() => undefined);
      if (demo) {
        return demo;
      }
      this.turn++;
    }
    return undefined;
  }

  schedule(pause) {
    clearTimeout(this.clock);
    if (this.playing && this.isConnected) {
      this.clock = setTimeout(() => this.step(), pause);
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
    clearTimeout(this.clock);
    this.turn++;
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
              active: false,
              language: this.language,
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
