/** A controller that holds the current time of a clock and lets it run. */
export class Playback {
  speed = 5;
  time = 0;
  isPlaying = false;

  /** @param settle called when the time stands still, after a play or a jump */
  constructor(host, settle) {
    this.host = host;
    this.settle = settle;
    host.addController(this);
  }

  hostDisconnected() {
    this.stop();
  }

  set(changes) {
    Object.assign(this, changes);
    this.host.requestUpdate();
  }

  stop() {
    this.set({isPlaying: false});
  }

  setClock(clock, time) {
    this.set({clock, time: Math.min(time, clock.end)});
  }

  /** Goes to a time; while the clock runs, it continues from there. */
  goTo(time) {
    this.set({time});
    this.restart();
    if (!this.isPlaying) {
      this.settle();
    }
  }

  setSpeed(speed) {
    this.set({speed});
    this.restart();
  }

  toggle() {
    this.set({isPlaying: !this.isPlaying});
    if (!this.isPlaying) {
      this.settle();
    } else {
      this.time = this.time >= this.clock.end ? 0 : this.time;
      this.restart();
      this.schedule();
    }
  }

  schedule() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.tick());
  }

  restart() {
    this.since = {time: this.time, now: performance.now()};
  }

  tick() {
    if (!this.isPlaying) {
      return;
    }
    const {since, speed, clock} = this;
    const ticks = Math.floor(((performance.now() - since.now) * speed) / 1000);
    this.set({time: Math.min(clock.end, since.time + ticks)});
    if (this.time === clock.end) {
      this.stop();
      this.settle();
    } else {
      this.schedule();
    }
  }
}
