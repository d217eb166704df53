/** Asks again and again while something goes on, and not while nobody looks. */
export class Follower {
  /**
   * @param work asks once; answers whether to go on
   * @param pause milliseconds between two times
   */
  constructor(work, pause) {
    this.work = work;
    this.pause = pause;
    this.seen = () => this.look();
  }

  start() {
    document.addEventListener('visibilitychange', this.seen);
    this.isOn = true;
    this.ask();
  }

  stop() {
    document.removeEventListener('visibilitychange', this.seen);
    this.isOn = false;
    clearTimeout(this.timer);
  }

  look() {
    clearTimeout(this.timer);
    if (!document.hidden && this.isOpen) {
      this.ask();
    }
  }

  async ask() {
    clearTimeout(this.timer);
    if (this.isAsking) {
      this.isAgain = true;
      return;
    }
    this.isAsking = true;
    this.isOpen = await this.work();
    this.isAsking = false;
    if (this.isAgain) {
      this.isAgain = false;
      this.ask();
    } else if (this.isOn && this.isOpen && !document.hidden) {
      this.timer = setTimeout(() => this.ask(), this.pause);
    }
  }
}
