/**
 * A controller that runs one request at a time for its element. A new request, or the removal of
 * the element, aborts the one before, so that a late response is never shown.
 */
export class LatestRequest {
  constructor(host) {
    host.addController(this);
  }

  hostDisconnected() {
    this.cancel();
  }

  get isPending() {
    return this.current !== undefined;
  }

  cancel() {
    this.current?.abort();
    this.current = undefined;
  }

  /**
   * @param load takes an AbortSignal and returns a promise
   * @param show takes the result, if the request is still the latest
   * @param fail takes the error, if the request is still the latest
   */
  async run(load, show, fail = rethrow) {
    this.cancel();
    const current = new AbortController();
    this.current = current;
    let finish;
    try {
      const result = await load(current.signal);
      finish = () => show(result);
    } catch (error) {
      finish = () => fail(error);
    }
    if (this.current === current) {
      this.current = undefined;
      finish();
    }
  }
}

function rethrow(error) {
  throw error;
}
