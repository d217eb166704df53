/** The moves of a game that a controller plays, loaded before they are shown. */
import {post} from '/api.js';
import {loadBoard} from '/boards/boards.js';
import {LatestRequest} from '/latest-request.js';
import {t} from '/texts.js';

/** More moves are loaded when so few are left. */
const LEAST_LEFT = 60;

/** How many of the last moves the board gets; it colours the pieces by them. */
const RECENT = 200;

/**
 * A reactive controller. The host has `pause`, the milliseconds between two moves.
 *
 *   subject     {world, trial, controller, seed}
 *   shown       the address of the board; undefined until the first answer
 *   picture     the state that is shown, after `moves` moves with `score`
 *   recent      the last moves
 *   isPlaying   whether the moves follow each other by themselves
 *   isOver      whether the shown state is the end
 *   isAtLimit   whether the server shows no further moves
 */
export class WatchedGame {
  constructor(host) {
    this.host = host;
    this.request = new LatestRequest(host);
    this.subject = {};
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
  }

  set(changes) {
    Object.assign(this, changes);
    this.host.requestUpdate();
  }

  start(subject, isPlaying) {
    clearTimeout(this.timer);
    this.set({
      subject,
      isPlaying,
      waiting: [],
      loaded: 0,
      moves: 0,
      score: 0,
      recent: [],
      isOver: false,
      isAtLimit: false,
      hasEnd: false,
      error: undefined,
    });
    this.load();
  }

  load() {
    this.request.run(
      async signal => {
        const answer = await post('/controller-games', {...this.subject, from: this.loaded}, signal);
        await loadBoard(answer);
        return answer;
      },
      answer => this.accept(answer),
      error => this.set({error: error.message || t('fault.away'), isPlaying: false}),
    );
  }

  accept({moves, over, most, ...shown}) {
    const isFirst = this.loaded === 0;
    this.waiting.push(...moves);
    this.loaded += moves.length;
    this.set({shown, most, hasEnd: over || moves.length === 0, error: undefined});
    if (isFirst) {
      this.set({picture: shown.picture});
    }
    this.schedule();
  }

  schedule() {
    clearTimeout(this.timer);
    if (this.isPlaying) {
      this.timer = setTimeout(() => this.step(), this.host.pause);
    }
  }

  /** Shows the next move, if it is already here. */
  step() {
    const next = this.waiting.shift();
    if (next) {
      this.show(next);
    }
    if (this.waiting.length < LEAST_LEFT && !this.hasEnd && !this.request.isPending) {
      this.load();
    }
    if (this.waiting.length === 0 && this.hasEnd) {
      this.set({isPlaying: false, isAtLimit: !this.isOver});
    }
    if (this.waiting.length > 0) {
      this.schedule();
    }
  }

  show({picture, at, score}) {
    const isMove = Object.keys(at).length > 0;
    this.set({
      picture,
      score,
      isOver: !isMove,
      moves: this.moves + (isMove ? 1 : 0),
      recent: isMove ? [...this.recent.slice(1 - RECENT), {at}] : this.recent,
    });
  }

  toggle() {
    this.set({isPlaying: !this.isPlaying});
    this.schedule();
    if (this.error) {
      this.load();
    }
  }
}
