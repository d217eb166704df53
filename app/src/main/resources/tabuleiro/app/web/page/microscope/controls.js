/** The controls of the clock: play, pause, step and jump. */
import {html, svg} from 'lit';
import {PageElement, listen, runShortcut} from '/element.js';
import {select} from '/fields.js';
import {number, t} from '/texts.js';
import '/panels/projector-button.js';

/** The signs on the buttons, drawn to the right; the style sheet mirrors those to the left. */
const STEP = svg`<path d="M7 4L17 12L7 20Z"></path>`;
const JUMP = svg`<path d="M3 5L12 12L3 19ZM12 5L21 12L12 19Z"></path>`;
const END = svg`<path d="M4 5L15 12L4 19ZM17 5H20V19H17Z"></path>`;

const BACKWARD = new Set(['start', 'jumpBack', 'back']);
const SPEEDS = [1, 2, 5, 20, 100, 1000, 10000];

/**
 *   .clock     the clock of the searches
 *   .time      the current time
 *   .playing   whether the time is running
 *   .speed     ticks per second
 *   .jump      the label of the jump: to the next expansion, or to the next cut
 *
 *   @time      detail: the new time
 *   @play      to play or to pause
 *   @speed     detail: ticks per second
 */
class ClockControls extends PageElement {
  static properties = {
    clock: {attribute: false},
    time: {attribute: false},
    playing: {attribute: false},
    speed: {attribute: false},
    jump: {attribute: false},
  };

  constructor() {
    super();
    listen(this, window, {keydown: event => this.handleKey(event)});
  }

  goTo(time) {
    this.emit('time', Math.max(0, Math.min(this.clock.end, time)));
  }

  /** Handles keys anywhere on the page, except where they have another meaning. */
  handleKey(event) {
    const {target, key, shiftKey} = event;
    const isTyping = target.closest?.('input, textarea, select, dialog');
    const isPressing = key === ' ' && target.closest?.('button, a, summary');
    const isScrolling = key !== ' ' && target.matches?.('.tree, .rows, .wide');
    if (!isTyping && !isPressing && !isScrolling) {
      runShortcut(event, {
        ' ': () => this.emit('play'),
        ArrowRight: () => (shiftKey ? this.jumpForward() : this.goTo(this.time + 1)),
        ArrowLeft: () => (shiftKey ? this.jumpBack() : this.goTo(this.time - 1)),
        Home: () => this.goTo(0),
        End: () => this.goTo(this.clock.end),
      });
    }
  }

  jumpForward() {
    this.goTo(this.clock.next(this.time));
  }

  jumpBack() {
    this.goTo(this.clock.previous(this.time));
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
        ${this.button('start', END, atStart, () => this.goTo(0))}
        ${this.button('jumpBack', JUMP, atStart, () => this.jumpBack())}
        ${this.button('back', STEP, atStart, () => this.goTo(time - 1))}
        <button class="primary" @click=${() => this.emit('play')} data-testid="play">
          ${this.playing ? t('micro.pause') : t('micro.play')}
        </button>
        ${this.button('forth', STEP, atEnd, () => this.goTo(time + 1))}
        ${this.button('jump', JUMP, atEnd, () => this.jumpForward())}
        ${this.button('end', END, atEnd, () => this.goTo(clock.end))}
        ${this.speeds()}
        <span class="figures where" data-testid="time">${where}</span>
        <tab-projector></tab-projector>
      </div>
      <input
        type="range"
        min="0"
        max=${clock.end}
        .value=${String(time)}
        aria-label=${t('micro.slider')}
        aria-valuetext=${where}
        data-testid="slider"
        @input=${event => this.goTo(Number(event.target.value))}
      />
    </div>`;
  }

  speeds() {
    const options = SPEEDS.map(speed => [speed, number(speed)]);
    const change = value => this.emit('speed', Number(value));
    return html`<label class="speed"
      >${t('micro.speed')} ${select(options, this.speed, {change})}</label
    >`;
  }

  button(name, sign, isDisabled, action) {
    const label = name === 'jump' ? this.jump : t(`micro.${name}`);
    return html`<button
      class="sign ${BACKWARD.has(name) ? 'backward' : ''}"
      title=${label}
      aria-label=${label}
      ?disabled=${isDisabled}
      @click=${action}
      data-testid=${name}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${sign}</svg>
    </button>`;
  }
}

customElements.define('tab-clock', ClockControls);
