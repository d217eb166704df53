/** Requests to the server, and the socket that reports the progress of searches. */

/** A request that the server refused, with the server's message; status 0 if it did not respond. */
class RequestError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

let language = 'en';

/** Sets the language of all further responses. */
export function setRequestLanguage(lang) {
  language = lang;
}

function address(path, lang = language) {
  return `/api/v1${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}

async function request(path, {lang, ...options} = {}) {
  let response;
  try {
    response = await fetch(address(path, lang), options);
  } catch {
    throw new RequestError(0, '');
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new RequestError(response.status, body.error ?? response.statusText);
  }
  return body;
}

/** @param options options of fetch, and lang if the language is not the current one */
export function get(path, options) {
  return request(path, options);
}

export function post(path, body, signal) {
  const headers = {'Content-Type': 'application/json'};
  return request(path, {method: 'POST', headers, body: JSON.stringify(body), signal});
}

/**
 * Runs searches on the server. Aborting the signal also stops them on the server, even while the
 * browser leaves the page.
 *
 * @param requests pairs of path and body
 */
export function postSearches(requests, signal) {
  const ticket = [...crypto.getRandomValues(new Uint32Array(4))].join('-');
  signal.addEventListener('abort', () => {
    const options = {method: 'DELETE', keepalive: true};
    fetch(address(`/searches/${ticket}`), options).catch(() => {});
  });
  return Promise.all(requests.map(([path, body]) => post(path, {...body, ticket}, signal)));
}

/** The socket of one game. The server runs one task for it: a new request ends the one before. */
export class GameSocket {
  /** @param listener takes the events of the server, and {event: 'closed'} */
  constructor(id, listener) {
    this.id = id;
    this.listener = listener;
    this.waiting = [];
    this.lastNumber = 0;
  }

  send(task) {
    const request = JSON.stringify({...task, ask: ++this.lastNumber});
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.open();
    }
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(request);
    } else {
      this.waiting.push(request);
    }
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = address(`/games/${this.id}/live`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => this.waiting.splice(0).forEach(request => socket.send(request));
    socket.onmessage = message => this.receive(JSON.parse(message.data));
    socket.onclose = () => {
      if (this.socket === socket) {
        this.listener({event: 'closed'});
      }
    };
    this.socket = socket;
  }

  /** Drops events of earlier requests, except a move that was made. */
  receive(event) {
    if ((event.ask ?? this.lastNumber) === this.lastNumber || event.event === 'game') {
      this.listener(event);
    }
  }

  close() {
    const {socket} = this;
    this.socket = undefined;
    socket?.close();
  }
}
