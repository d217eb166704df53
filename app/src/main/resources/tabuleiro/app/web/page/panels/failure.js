/** Why a player failed: the reason, what it wrote, and the command that reproduces it. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {ClipboardController} from '/clipboard.js';
import {number, sentence, t} from '/texts.js';
import {playerName} from '/players.js';

class Failure extends PageElement {
  static properties = {game: {attribute: false}};

  clipboard = new ClipboardController(this, {
    copied: 'share.copied',
    notCopied: 'share.notCopied',
    saved: 'share.saved',
  });

  render() {
    const {failure, players} = this.game;
    const {side, kind, reason, millis, errors, dialogue, command} = failure;
    return html`<section class="failure side-${side}" data-testid="failure">
      <h2>
        <span class="dot" aria-hidden="true"></span>
        ${t('failure.title', playerName(players[side]), t(`failure.${kind}`))}
      </h2>
      <p class="fault" data-testid="failure-reason">${sentence(reason)}</p>
      <p class="figures">${t('failure.elapsed', number(millis / 1000, 3))}</p>
      <h3>${t('bot.errors')}</h3>
      ${errors.length
        ? html`<pre class="log" tabindex="0" data-testid="failure-errors">${errors.join('\n')}</pre>`
        : html`<p class="quiet-text">${t('failure.noErrors')}</p>`}
      ${dialogue.length ? this.dialogue(dialogue) : nothing}
      ${command ? this.command(command) : nothing}
    </section>`;
  }

  dialogue(lines) {
    const scroll = event => {
      const log = event.target.querySelector('pre');
      log.scrollTop = log.scrollHeight;
    };
    return html`<details @toggle=${scroll}>
      <summary>${t('failure.dialogue')}</summary>
      <pre class="log" tabindex="0" data-testid="failure-dialogue">${lines.join('\n')}</pre>
    </details>`;
  }

  command(text) {
    return html`<h3>${t('failure.command')}</h3>
      <pre class="log" tabindex="0" data-testid="failure-command">${text}</pre>
      <button @click=${() => this.clipboard.copy(text)} data-testid="copy-command">
        ${t('failure.copy')}
      </button>
      <span role="status">${this.clipboard.message}</span> ${this.clipboard.render()}`;
  }
}

customElements.define('tab-failure', Failure);
