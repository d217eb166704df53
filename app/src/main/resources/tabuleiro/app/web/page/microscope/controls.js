/** Play, pause, step and jump: the clock of the microscope. */
import {html, svg} from 'lit';
import {Part} from '/element.js';
import {number, t} from '/texts.js';

/** The signs on the buttons, each drawn to the right; those to the left are turned round. */
const STEP = svg`<path d="M7 4L17 12L7 20Z"></path>`;
const JUMP = svg`<path d="M3 5L12 12L3 19ZM12 5L21 12L12 19Z"></path>`;
const END = svg`<path d="M4 5L15 12L4 19ZM17 5H20V19H17Z"></path>`;

const BACKWARD = new Set(['start', 'jumpBack', 'back']);
const SPEEDS = [1, 2, 5, 20, 100, 1000, 10000];

/**
 *   .clock     how time is counted, and when it ends
 *   .time      now
 *   .playing   whether it goes on by itself
 *   .speed     how many ticks a second
 *   .jump      the text of the jump: to the next expansion, to the next cut
 *
 *   @time      detail: the new time
 *   @play      to begin or to pause
 *   @speed     detail: ticks a second
 */
class ClockControls extends Part {
  static properties = {
    clock: {attribute: false},
    time: {attribute: false},
    playing: {attribute: false},
    speed: {attribute: false},
    jump: {attribute: false},
    language: {attribute: false},
  };

  constructor() {
    super();
    this.keys = event => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
  }

  to(time) {
    this.tell('time', Math.max(0, Math.min(this.clock.end, time)));
  }

  /** Keys work anywhere on the page but where they already mean something. */
  key(event) {
    const typing = event.target.closest?.('input, textarea, select, dialog');
    const pressing = event.key === ' ' && event.target.closest?.('button, a, summary');
    const scrolling = event.key !== ' ' && event.target.matches?.('.tree, .rows, .wide');
    if (typing || pressing || scrolling || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const actions = {
      ' ': () => this.tell('play'),
      ArrowRight: () => (event.shiftKey ? this.forth() : this.to(this.time + 1)),
      ArrowLeft: () => (event.shiftKey ? this.back() : this.to(this.time - 1)),
      Home: () => this.to(0),
      End: () => this.to(this.clock.end),
    };
    const action = actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  forth() {
    this.to(this.clock.next(this.time));
  }

  back() {
    this.to(this.clock.previous(this.time));
  }

  render() {
    const {clock, time} = this;
    const atStart = time === 0;
    const atEnd = time >= clock.end;
    const where = t(
      clock.byWork ? 'micro.timeWork' : 'micro.timeEvents',
      number(time),
      number(clock.end),
    );
    return html`<div class="clock" role="group" aria-label=${t('micro.controls')}>
      <div class="controls">
        ${this.button('start', END, atStart, () => this.to(0))}
        ${this.button('jumpBack', JUMP, atStart, () => this.back())}
        ${this.button('back', STEP, atStart, () => this.to(time - 1))}
        <button class="primary" @click=${() => this.tell('play')} data-testid="play">
          ${this.playing ? t('micro.pause') : t('micro.play')}
        </button>
        ${this.button('forth', STEP, atEnd, () => this.to(time + 1))}
        ${this.button('jump', JUMP, atEnd, () => this.forth())}
        ${this.button('end', END, atEnd, () => this.to(clock.end))}
        <label class="speed"
          >${t('micro.speed')}
          <select @change=${event => this.tell('speed', Number(event.target.value))}>
            ${SPEEDS.map(
              speed => html`<option value=${speed} ?selected=${speed === this.speed}>
                ${number(speed)}
              </option>`,
            )}
          </select></label
        >
        <span class="figures where" data-testid="time">${where}</span>
      </div>
      <input
        type="range"
        min="0"
        max=${clock.end}
        .value=${String(time)}
        aria-label=${t('micro.slider')}
        aria-valuetext=${where}
        data-testid="slider"
        @input=${event => this.to(Number(event.target.value))}
      />
    </div>`;
  }

  button(name, sign, off, action) {
    const label = name === 'jump' ? this.jump : t(`micro.${name}`);
    return html`<button
      class="sign ${BACKWARD.has(name) ? 'backward' : ''}"
      title=${label}
      aria-label=${label}
      ?disabled=${off}
      @click=${action}
      data-testid=${name}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${sign}</svg>
    </button>`;
  }
}

customElements.define('tab-clock', ClockControls);
