/** The connection of the page to a game: requests, which are retried, and the socket. */
import {GameSocket, get, post} from '/api.js';
import {Backoff} from '/backoff.js';
import {loadBoard} from '/boards/boards.js';
import {listen} from '/element.js';
import {LatestRequest} from '/latest-request.js';

/**
 * Loads and changes a game for a session, which gets the games (accept), the events of the socket
 * (receive) and whether the server responds (set).
 */
export class GameConnection {
  requestBackoff = new Backoff();
  socketBackoff = new Backoff();

  constructor(host, session) {
    this.session = session;
    // The browser knows at once when the device has lost its network.
    listen(host, window, {
      offline: () => this.session.set({isAway: true}),
      online: () => this.load(),
    });
    this.request = new LatestRequest(host);
  }

  close() {
    clearTimeout(this.retryTimer);
    this.socket?.close();
  }

  open(id) {
    this.socket?.close();
    this.socket = new GameSocket(id, event => this.receive(event));
    this.id = id;
    this.load();
  }

  load() {
    clearTimeout(this.retryTimer);
    this.update(
      signal => get(`/games/${this.id}`, {signal}),
      error => this.fail(error),
      true,
    );
  }

  loadAfter(wait) {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.load(), wait);
  }

  /** Changes the game on the server. If the server refuses it, the page may be out of date. */
  change(path, body) {
    this.update(
      () => post(`/games/${this.id}/${path}`, body),
      error => {
        this.fail(error);
        if (error.status !== 0) {
          this.load();
        }
      },
    );
  }

  /** Whether a request has no response yet. */
  get isPending() {
    return this.request.isPending;
  }

  /** Passes the game that a request returns to the session. */
  update(load, fail, isReload = false) {
    this.request.run(
      async signal => {
        const game = await load(signal);
        await loadBoard(game);
        return game;
      },
      game => {
        this.requestBackoff.succeed();
        this.session.isAway = false;
        this.session.accept(game, isReload);
        this.socket.connect();
      },
      fail,
    );
  }

  fail({status, message}) {
    if (status === 0) {
      this.loadAfter(this.requestBackoff.next());
      this.session.set({isAway: true});
    } else {
      this.session.set({isAway: false, error: message});
    }
  }

  /** Sends a task to the server. */
  send(task) {
    this.socket.send(task);
  }

  receive(event) {
    if (event.event === 'opened') {
      this.socketBackoff.succeed();
      this.socket.watch(this.session.game?.version ?? -1);
      return;
    }
    this.session.receive(event);
    if (event.event === 'closed' && !this.isPending) {
      this.reconnect();
    }
  }

  /** Loads the game again, which also opens the socket; later if the server refuses the socket. */
  reconnect() {
    const wait = this.socketBackoff.wait;
    this.socketBackoff.next();
    if (wait > 0) {
      this.loadAfter(wait);
    } else {
      this.load();
    }
  }
}
