/** The bots of a game: clock, what they report while they think, and their standard error. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {number, points, t} from '/texts.js';
import {isBot, playerName} from '/players.js';

/** The time between two steps of a clock in milliseconds. */
const STEP = 100;

class Bots extends PageElement {
  static properties = {
    game: {attribute: false},
    bots: {attribute: false},
  };

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  updated(changed) {
    clearInterval(this.ticking);
    if (this.bots.some(bot => bot?.thinking)) {
      this.ticking = setInterval(() => this.requestUpdate(), STEP);
    }
    if (changed.has('bots')) {
      this.renderRoot.querySelectorAll('pre').forEach(log => (log.scrollTop = log.scrollHeight));
    }
  }

  render() {
    const {players} = this.game;
    return players.map((player, side) => (isBot(player) ? this.bot(player, side) : nothing));
  }

  bot(player, side) {
    const bot = this.bots[side] ?? {};
    return html`<section class="bot side-${side}" data-testid="bot-${side}">
      <h2><span class="dot" aria-hidden="true"></span> ${playerName(player)}</h2>
      <p class="figures">${this.clock(bot, side)}</p>
      ${bot.line ? this.found(bot) : nothing}
      ${bot.text ? html`<p class="said" data-testid="bot-text">${bot.text}</p>` : nothing}
      ${bot.errors?.length
        ? html`<h3>${t('bot.errors')}</h3>
            <pre class="log" tabindex="0" data-testid="bot-errors">${bot.errors.join('\n')}</pre>`
        : nothing}
    </section>`;
  }

  /** The time of the current move, or else of the last one. */
  clock(bot, side) {
    const millis = bot.thinking ? performance.now() - bot.since : this.lastTime(bot, side);
    return millis === undefined
      ? t('bot.waiting')
      : t(bot.thinking ? 'bot.thinking' : 'bot.moved', number(millis / 1000, bot.thinking ? 1 : 2));
  }

  /** The time of the last move in milliseconds; undefined if there is none. */
  lastTime(bot, side) {
    const {moves, ply} = this.game;
    const own = moves.slice(0, ply).filter(move => move.side === side);
    return bot.millis ?? own.at(-1)?.thought?.millis;
  }

  /** What the bot reports of its search; it may leave out anything. */
  found({depth, nodes, value, line}) {
    const figures = [
      depth !== undefined && t('analysis.depth', depth),
      nodes !== undefined && t('bot.nodes', number(nodes)),
      value !== undefined && t('bot.value', points(value)),
    ].filter(Boolean);
    return html`<p class="figures" data-testid="bot-info">${figures.join(', ')}</p>
      ${line.length ? html`<p class="said">${line.join(' ')}</p>` : nothing}`;
  }
}

customElements.define('tab-bots', Bots);
