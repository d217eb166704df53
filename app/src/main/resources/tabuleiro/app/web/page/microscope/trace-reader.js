/** Reads the traces of `solve --trace` and `analyse --trace` in the form of server responses. */
import {t} from '/texts.js';

/** The largest number of events to show; further events are only counted. */
const MOST = 400000;

/** The events in the order of their codes in the models. */
const SOLO = ['generated', 'duplicate', 'pruned', 'expanded', 'goal', 'round'];
const TREE = ['entered', 'returned', 'cut', 'table_hit'];

const HEAD = '{"world":"…","algorithm":"astar","start":"…"}';
const LINE = '{"event":"generated","node":1,"parent":0,…}';

/** The error of a file that is not a trace, with a message for the user. */
class TraceError extends Error {}

/** Yields the lines of a file in parts, because files can be large. */
async function* linesOf(file) {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    yield lines;
  }
  yield rest === '' ? [] : [rest];
}

/** Reads one trace line by line into columns. */
class TraceReader {
  constructor(name) {
    this.name = name;
    this.line = 0;
    this.texts = new Map([['', 0]]);
    this.size = 0;
    this.left = 0;
    this.nodes = [];
  }

  fail(key, ...values) {
    throw new TraceError(t(`micro.trace.${key}`, this.name, ...values));
  }

  parse(text) {
    try {
      const value = JSON.parse(text);
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
        return value;
      }
    } catch {
      // Invalid JSON is reported below, like every line that is not an object.
    }
    return this.line === 1
      ? this.fail('head', HEAD)
      : this.fail('json', this.line, LINE, text.trim().slice(0, 40));
  }

  readLine(text) {
    this.line++;
    if (text.trim() === '') {
      return;
    }
    const value = this.parse(text);
    if (this.line === 1) {
      this.readHead(value);
    } else if (value.event === 'answer' || value.event === 'choice') {
      this.found = value;
    } else if (this.size >= MOST) {
      this.left++;
    } else {
      this.readEvent(value);
    }
  }

  readHead(head) {
    this.isTree = typeof head.player === 'string' && typeof head.position === 'string';
    if (!this.isTree && !(typeof head.algorithm === 'string' && typeof head.start === 'string')) {
      this.fail('head', HEAD);
    }
    this.head = head;
    const names = this.isTree
      ? ['depth', 'alpha', 'beta', 'value', 'turn', 'choices']
      : ['g', 'h'];
    this.columns = Object.fromEntries(
      ['event', 'node', 'parent', 'move', 'text', ...names].map(name => [name, []]),
    );
  }

  readEvent(value) {
    const codes = this.isTree ? TREE : SOLO;
    const code = codes.indexOf(value.event);
    if (code < 0) {
      this.fail('event', this.line, String(value.event), codes.join(', '));
    }
    if (value.event === 'round') {
      const [round, bound] = ['round', 'bound'].map(name => this.number(value, name));
      this.addRow({event: code, node: round, parent: -1, move: -1, g: 0, h: bound});
      return;
    }
    const node = this.number(value, 'node');
    const parent = this.number(value, 'parent');
    if (parent >= 0 && this.nodes[parent] === undefined) {
      this.fail('parent', this.line, node, parent);
    }
    const row = this.isTree ? this.treeRow(value, node) : this.soloRow(value, node);
    this.addRow({...row, event: code, node, parent});
  }

  soloRow(value, node) {
    this.nodes[node] ??= true;
    const [move, g, h] = ['move', 'g', 'h'].map(name => this.number(value, name));
    const text = this.textIndex(value.text ?? (value.parent < 0 ? '' : `#${move}`));
    return {move, text, g, h};
  }

  /** Only the event that enters a node has its move, turn and choices. */
  treeRow(value, node) {
    const {number = -1, turn = 0, choices = 0} = value;
    this.nodes[node] ??= {move: number, turn, choices, text: this.textIndex(value.move)};
    const [depth, alpha, beta] = ['depth', 'alpha', 'beta'].map(name => this.number(value, name));
    const result = value.event === TREE[0] ? 0 : this.number(value, 'value');
    return {depth, alpha, beta, value: result, ...this.nodes[node]};
  }

  number(value, name) {
    return Number.isInteger(value[name]) ? value[name] : this.fail('number', this.line, name);
  }

  textIndex(text = '') {
    if (!this.texts.has(text)) {
      this.texts.set(text, this.texts.size);
    }
    return this.texts.get(text);
  }

  addRow(row) {
    for (const [name, column] of Object.entries(this.columns)) {
      column.push(row[name] ?? 0);
    }
    this.size++;
  }

  /** The trace in the form of a server response. */
  get answer() {
    const {head, found, size, left} = this;
    if (!head) {
      this.fail('head', HEAD);
    }
    if (size === 0) {
      this.fail('empty');
    }
    const events = {...this.columns, texts: [...this.texts.keys()], size, left};
    const scale = head.scale || 1;
    if (this.isTree) {
      return {start: head.position, player: head.player, scale, ...found, events};
    }
    const {start, algorithm, heuristic = ''} = head;
    return {start, algorithm, heuristic, scale, ...(found ? {answer: found} : {}), events};
  }
}

/**
 * Reads a trace: its name, the events in the form of a server response, the subject of the search,
 * and whether the file has the result.
 */
export async function readTrace(file, worlds) {
  const reader = new TraceReader(file.name);
  try {
    for await (const lines of linesOf(file)) {
      lines.forEach(line => reader.readLine(line));
    }
  } catch (error) {
    if (error instanceof TraceError) {
      throw error;
    }
    reader.fail('unreadable');
  }
  const {answer, head, isTree, found} = reader;
  const world = worlds.find(each => each.id === (head.world ?? head.game));
  if (!world) {
    reader.fail('world', head.world ?? head.game);
  }
  const subject = {world: world.id, variant: head.variant ?? {}, duel: isTree};
  return {name: file.name, answer, subject, hasResult: found !== undefined};
}
