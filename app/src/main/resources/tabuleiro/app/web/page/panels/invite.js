/** Who the user is in a game, and invitations to its seats. */
import {html, nothing} from 'lit';
import {PageElement, listen} from '/element.js';
import {post, remove} from '/api.js';
import {ClipboardController} from '/clipboard.js';
import {errorMessage} from '/fields.js';
import {isOwned} from '/games.js';
import {LatestRequest} from '/latest-request.js';
import {isHuman} from '/players.js';
import {t} from '/texts.js';

/** The secret of an invitation in the address; the browser does not send it to the server. */
function invitation() {
  return new URLSearchParams(location.hash.slice(1)).get('seat');
}

/** A sentence about what the user is in a game. */
function roleText({role, mine, duel}) {
  if (role === 'player') {
    return t(mine[0] ? 'role.player1' : 'role.player2');
  }
  return t(role === 'owner' && !duel ? 'role.puzzle' : `role.${role}`);
}

class Invite extends PageElement {
  static properties = {
    game: {attribute: false},
    link: {state: true},
    error: {state: true},
  };

  request = new LatestRequest(this);
  clipboard = new ClipboardController(this, {
    copied: 'invite.copied',
    notCopied: 'share.notCopied',
    saved: 'share.saved',
  });

  constructor() {
    super();
    listen(this, window, {hashchange: () => this.requestUpdate()});
  }

  /** Sends a request, whose answer may be the changed game. */
  send(load, show = game => this.emit('game-change', game)) {
    this.error = undefined;
    this.request.run(load, show, error => (this.error = error.message || t('fault.away')));
  }

  invite(seat) {
    this.send(
      () => post(`/games/${this.game.id}/seats`, {seat}),
      ({link}) => {
        this.link = {seat, text: `${location.origin}${link}`};
        this.clipboard.copy(this.link.text);
      },
    );
  }

  free(seat) {
    this.link = undefined;
    this.clipboard.reset();
    this.send(() => remove(`/games/${this.game.id}/seats/${seat}`));
  }

  /** Takes the seat of the invitation, which then leaves the address. */
  take() {
    this.send(
      () => post(`/games/${this.game.id}/seats/taken`, {secret: invitation()}),
      game => {
        history.replaceState(null, '', location.pathname);
        this.emit('game-change', game);
      },
    );
  }

  render() {
    const {role, duel} = this.game;
    const isOwner = isOwned(this.game);
    return html`<section class="invite" aria-label=${t('invite.title')}>
      <p class="role" role="status" data-testid="role">${roleText(this.game)}</p>
      ${!isOwner && role !== 'player' && invitation() ? this.invited() : nothing}
      ${role === 'player' ? this.leave() : nothing}
      ${isOwner && duel ? [0, 1].map(side => this.seat(side)) : nothing}
      ${this.link ? this.shownLink() : nothing} ${errorMessage(this.error)}
    </section>`;
  }

  invited() {
    return html`<p class="row">
      ${t('invite.invited')}
      <button class="primary" data-testid="take-seat" @click=${this.take}>${t('invite.take')}</button>
    </p>`;
  }

  leave() {
    const seat = this.game.mine.indexOf(true) + 1;
    return html`<p class="row">
      <button data-testid="leave-seat" @click=${() => this.free(seat)}>${t('invite.leave')}</button>
    </p>`;
  }

  /** The buttons for a seat that a human plays. */
  seat(side) {
    const seat = side + 1;
    if (!isHuman(this.game.players[side])) {
      return nothing;
    }
    const button = (id, key, action) =>
      html`<button data-testid="${id}-${seat}" @click=${action}>${t(`invite.${key}${seat}`)}</button>`;
    const state = this.game.seats[side];
    const isOnly = this.game.players.filter(isHuman).length === 1;
    return html`<p class="row">
      ${state === 'taken' ? nothing : button('invite', isOnly ? 'instead' : 'seat', () => this.invite(seat))}
      ${state === 'taken' ? button('free', 'free', () => this.free(seat)) : nothing}
      ${state === 'invited' ? button('withdraw', 'withdraw', () => this.free(seat)) : nothing}
    </p>`;
  }

  shownLink() {
    const {seat, text} = this.link;
    return this.game.seats[seat - 1] === 'invited'
      ? html`<label
            >${t(`invite.link${seat}`)}
            <input
              readonly
              data-testid="seat-link"
              .value=${text}
              @focus=${event => event.target.select()}
            />
          </label>
          <p class="row">
            <button data-testid="copy-seat" @click=${() => this.clipboard.copy(text)}>
              ${t('invite.copy')}
            </button>
            <span role="status">${this.clipboard.message}</span>
          </p>`
      : nothing;
  }
}

customElements.define('tab-invite', Invite);
