/** The buttons under a board. */
import {html, nothing} from 'lit';
import {PageElement, navigate} from '/element.js';
import {select, withKey} from '/fields.js';
import {t} from '/texts.js';
import {isHuman} from '/players.js';
import {isSoundOn, setSound} from '/panels/sound.js';

/** Milliseconds between two moves if only computers play. */
const SPEEDS = {slowest: 4000, slow: 1500, normal: 500, fast: 0};

function speed() {
  const chosen = localStorage.getItem('speed');
  return chosen in SPEEDS ? chosen : 'normal';
}

/** The pause between two moves of computers, as the user chose it last. */
export function pauseBetweenMoves() {
  return SPEEDS[speed()];
}

class Controls extends PageElement {
  static properties = {
    game: {attribute: false},
    busy: {attribute: false},
    paused: {attribute: false},
    flipped: {attribute: false},
    owner: {attribute: false},
    playing: {attribute: false},
    watching: {attribute: false},
  };

  render() {
    const {game} = this;
    const hasComputer = game.duel && !game.players.every(isHuman);
    return html`<div class="controls" role="group" aria-label=${t('play.controls')}>
      ${this.button('undo', 'u', !this.owner || game.ply === 0)}
      ${this.button('redo', 'r', !this.owner || game.ply === game.moves.length)}
      ${this.button('hint', 'h', game.over || this.busy)}
      ${hasComputer && !game.over && this.playing
        ? this.toggle('pause', this.paused, t(this.paused ? 'play.resume' : 'play.pause'))
        : nothing}
      ${!game.duel && !game.over && this.playing
        ? this.toggle('watch', this.watching, t(this.watching ? 'play.pause' : 'play.watch'))
        : nothing}
      ${this.toggle('flip', this.flipped, t('play.flip'))}
      <button aria-pressed=${isSoundOn()} @click=${this.switchSound} data-testid="sound">
        ${t('play.sound')}
      </button>
      <button @click=${() => navigate(`/play/${game.world}`)} data-testid="new">${t('play.new')}</button>
      ${(hasComputer && this.playing && !game.players.some(isHuman)) || this.watching
        ? this.speeds()
        : nothing}
    </div>`;
  }

  button(name, key, isDisabled) {
    return html`<button ?disabled=${isDisabled} @click=${() => this.emit(name)} data-testid=${name}>
      ${withKey(t(`play.${name}`), key)}
    </button>`;
  }

  toggle(name, isPressed, text) {
    return html`<button
      aria-pressed=${isPressed}
      @click=${() => this.emit(name)}
      data-testid=${name}
    >
      ${text}
    </button>`;
  }

  switchSound() {
    setSound(!isSoundOn());
    this.requestUpdate();
  }

  speeds() {
    const options = Object.keys(SPEEDS).map(name => [name, t(`play.speed.${name}`)]);
    const change = value => {
      localStorage.setItem('speed', value);
      this.emit('speed-change');
    };
    return html`<label class="speed"
      >${t('play.speed')} ${select(options, speed(), {testid: 'speed', change})}</label
    >`;
  }
}

customElements.define('tab-controls', Controls);
