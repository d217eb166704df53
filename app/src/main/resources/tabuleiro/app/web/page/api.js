/** Talks to the server: requests, and the socket on which the computer thinks aloud. */

/** A request that the server refused, with the server's own sentence. */
export class Refused extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

let language = 'en';

/** Sets the language of all further answers. */
export function speak(lang) {
  language = lang;
}

function address(path) {
  return `/api/v1${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(address(path), options);
  } catch {
    throw new Refused(0, '');
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new Refused(response.status, body.error ?? response.statusText);
  }
  return body;
}

export function get(path) {
  return ask(path);
}

export function post(path, body, signal) {
  const headers = {'Content-Type': 'application/json'};
  return ask(path, {method: 'POST', headers, body: JSON.stringify(body), signal});
}

/** Searches that can be ended together, even while the page is being left. */
export class Searches {
  constructor() {
    this.ticket = [...crypto.getRandomValues(new Uint32Array(4))].join('-');
    this.leaving = new AbortController();
  }

  post(path, body) {
    return post(path, {...body, ticket: this.ticket}, this.leaving.signal);
  }

  stop() {
    this.leaving.abort();
    const options = {method: 'DELETE', keepalive: true};
    fetch(address(`/searches/${this.ticket}`), options).catch(() => {});
  }
}

/**
 * The socket of one game. Asking for something new ends what went on before; closing it, or leaving
 * the page, ends everything.
 */
export class Live {
  constructor(id, hear) {
    this.id = id;
    this.hear = hear;
    this.waiting = [];
    this.asked = 0;
  }

  ask(what) {
    const request = {...what, ask: ++this.asked};
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.open();
    }
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(request));
    } else {
      this.waiting.push(request);
    }
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = address(`/games/${this.id}/live`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => {
      for (const request of this.waiting.splice(0)) {
        socket.send(JSON.stringify(request));
      }
    };
    socket.onmessage = message => this.take(JSON.parse(message.data));
    socket.onclose = () => {
      if (this.socket === socket) {
        this.hear({event: 'gone'});
      }
    };
    this.socket = socket;
  }

  /** Passes on what answers the last thing asked for; a move that was made always counts. */
  take(event) {
    if ((event.ask ?? this.asked) === this.asked || event.event === 'game') {
      this.hear(event);
    }
  }

  close() {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }
}
