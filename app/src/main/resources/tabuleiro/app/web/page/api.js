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

function openSocket(path) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${address(path)}`);
}

let pageTicket;

/**
 * The ticket of this page: a promise of a text, empty if the server has no socket for the page. The
 * server ends the searches of a page when its socket closes.
 */
function ticketOfPage() {
  pageTicket ??= new Promise(resolve => {
    const socket = openSocket('/live');
    socket.onmessage = message => resolve(JSON.parse(message.data).ticket);
    socket.onclose = () => {
      pageTicket = undefined;
      resolve('');
    };
  });
  return pageTicket;
}

export function remove(path) {
  return request(path, {method: 'DELETE'});
}

/**
 * Runs searches on the server. Aborting the signal also stops them on the server, even while the
 * browser leaves the page.
 *
 * @param requests pairs of path and body
 */
export async function postSearches(requests, signal) {
  const number = crypto.getRandomValues(new Uint32Array(1))[0];
  const ticket = `${await ticketOfPage()}-${number}`;
  signal.throwIfAborted();
  signal.addEventListener('abort', () => {
    const options = {method: 'DELETE', keepalive: true};
    fetch(address(`/searches/${ticket}`), options).catch(() => {});
  });
  return Promise.all(requests.map(([path, body]) => post(path, {...body, ticket}, signal)));
}

/** The socket of one game. The server runs one task for it: a new request ends the one before. */
export class GameSocket {
  /** @param listener takes the events of the server, {event: 'opened'} and {event: 'closed'} */
  constructor(id, listener) {
    this.id = id;
    this.listener = listener;
    this.waiting = [];
    this.lastNumber = 0;
  }

  /** Opens the socket unless it is open. */
  connect() {
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.open();
    }
  }

  /** Asks for all changes of the game, if the socket is open. It is not a task. */
  watch(version) {
    this.socket.send(JSON.stringify({do: 'watch', version}));
  }

  send(task) {
    const request = JSON.stringify({...task, ask: ++this.lastNumber});
    this.connect();
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(request);
    } else {
      this.waiting.push(request);
    }
  }

  open() {
    const socket = openSocket(`/games/${this.id}/live`);
    socket.onopen = () => {
      if (this.socket === socket) {
        this.listener({event: 'opened'});
        this.waiting.splice(0).forEach(request => socket.send(request));
      }
    };
    socket.onmessage = message => {
      if (this.socket === socket) {
        this.receive(JSON.parse(message.data));
      }
    };
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

  /** Closes the socket. The browser reports an error if it is closed while it connects. */
  close() {
    const {socket} = this;
    this.socket = undefined;
    if (socket?.readyState === WebSocket.CONNECTING) {
      socket.onopen = () => socket.close();
    } else {
      socket?.close();
    }
  }
}
