/** A controller that repeats a request; it pauses while the browser does not show the page. */
import {listen} from '/element.js';
import {LatestRequest} from '/latest-request.js';

export class Poller {
  /**
   * @param pause milliseconds between two requests
   * @param actions {load, show, fail} as LatestRequest has them; show and fail return whether to
   *     continue
   */
  constructor(host, pause, {load, show, fail}) {
    Object.assign(this, {pause, load, show, fail});
    this.request = new LatestRequest(host);
    listen(host, document, {visibilitychange: () => this.schedule(0)});
    host.addController(this);
  }

  hostDisconnected() {
    this.stop();
  }

  stop() {
    this.isOpen = false;
    this.request.cancel();
    clearTimeout(this.timer);
  }

  start() {
    const next = isOpen => {
      this.isOpen = isOpen;
      this.schedule(this.pause);
    };
    this.stop();
    this.request.run(
      this.load,
      result => next(this.show(result)),
      error => next(this.fail(error)),
    );
  }

  schedule(pause) {
    clearTimeout(this.timer);
    if (this.isOpen && !document.hidden) {
      this.timer = setTimeout(() => this.start(), pause);
    }
  }
}
