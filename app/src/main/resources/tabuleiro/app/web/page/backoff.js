/** The first and the longest pause before a retry, in milliseconds. */
const FIRST = 1000;
const LONGEST = 8000;

/** Pauses before retries. Each is twice as long as the one before, until a success. */
export class Backoff {
  wait = 0;

  /** The next pause in milliseconds. */
  next() {
    this.wait = Math.min(LONGEST, this.wait ? 2 * this.wait : FIRST);
    return this.wait;
  }

  succeed() {
    this.wait = 0;
  }
}
