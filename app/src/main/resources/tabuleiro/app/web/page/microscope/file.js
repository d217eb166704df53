/** Reads traces that `solve --trace` and `analyse --trace` wrote, into what the server answers. */
import {t} from '/texts.js';

/** How many events are shown at most; the others are counted. */
const MOST = 400000;

/** The events by their codes, as the models know them. */
const SOLO = ['generated', 'duplicate', 'pruned', 'expanded', 'goal', 'round'];
const TREE = ['entered', 'returned', 'cut', 'table_hit'];

const HEAD = '{"world":"…","algorithm":"astar","start":"…"}';
const LINE = '{"event":"generated","node":1,"parent":0,…}';

/** A file that is no trace, with a sentence that says why. */
export class NoTrace extends Error {}

/** The lines of a file, one after another, however large it is. */
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

/** Gathers the columns of one trace. */
class Gatherer {
  constructor(name) {
    this.name = name;
    this.line = 0;
    this.texts = new Map([['', 0]]);
    this.size = 0;
    this.left = 0;
    this.nodes = [];
  }

  fail(key, ...values) {
    throw new NoTrace(t(`micro.trace.${key}`, this.name, ...values));
  }

  parse(text) {
    try {
      const value = JSON.parse(text);
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
        return value;
      }
    } catch {
      // Told of below, as every other line that is no object.
    }
    return this.line === 1
      ? this.fail('head', HEAD)
      : this.fail('json', this.line, LINE, text.trim().slice(0, 40));
  }

  take(text) {
    this.line++;
    if (text.trim() === '') {
      return;
    }
    const value = this.parse(text);
    if (this.line === 1) {
      this.begin(value);
    } else if (value.event === 'answer' || value.event === 'choice') {
      this.found = value;
    } else if (this.size >= MOST) {
      this.left++;
    } else {
      this.event(value);
    }
  }

  begin(head) {
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

  event(value) {
    const codes = this.isTree ? TREE : SOLO;
    const code = codes.indexOf(value.event);
    if (code < 0) {
      this.fail('event', this.line, String(value.event), codes.join(', '));
    }
    if (value.event === 'round') {
      const round = this.number(value, 'round');
      this.put({event: code, node: round, parent: -1, move: -1, g: 0, h: this.number(value, 'bound')});
      return;
    }
    const node = this.number(value, 'node');
    const parent = this.number(value, 'parent');
    if (parent >= 0 && this.nodes[parent] === undefined) {
      this.fail('parent', this.line, node, parent);
    }
    this.put(
      this.isTree ? this.tree(value, code, node, parent) : this.solo(value, code, node, parent),
    );
  }

  solo(value, event, node, parent) {
    this.nodes[node] ??= true;
    const [move, g, h] = ['move', 'g', 'h'].map(name => this.number(value, name));
    const text = this.text(value.text ?? (parent < 0 ? '' : `#${move}`));
    return {event, node, parent, move, text, g, h};
  }

  /** Whose turn it is, and what can be done, is told only where a node is entered. */
  tree(value, event, node, parent) {
    const {number = -1, turn = 0, choices = 0} = value;
    const known = (this.nodes[node] ??= {move: number, turn, choices, text: this.text(value.move)});
    const [depth, alpha, beta] = ['depth', 'alpha', 'beta'].map(name => this.number(value, name));
    const worth = event === 0 ? 0 : this.number(value, 'value');
    return {event, node, parent, depth, alpha, beta, value: worth, ...known};
  }

  number(value, name) {
    return Number.isInteger(value[name]) ? value[name] : this.fail('number', this.line, name);
  }

  text(text = '') {
    if (!this.texts.has(text)) {
      this.texts.set(text, this.texts.size);
    }
    return this.texts.get(text);
  }

  put(row) {
    for (const [name, column] of Object.entries(this.columns)) {
      column.push(row[name] ?? 0);
    }
    this.size++;
  }

  /** All of it, as the server would have answered. */
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
 * What a trace holds: the answer as the server gives it, what was searched, and whether the file
 * says what was found at the end.
 */
export async function readTrace(file, worlds) {
  const gatherer = new Gatherer(file.name);
  try {
    for await (const lines of linesOf(file)) {
      lines.forEach(line => gatherer.take(line));
    }
  } catch (fault) {
    throw fault instanceof NoTrace ? fault : new NoTrace(t('micro.trace.unreadable', file.name));
  }
  const {answer, head, isTree, found} = gatherer;
  const world = worlds.find(each => each.id === (head.world ?? head.game));
  if (!world) {
    gatherer.fail('world', head.world ?? head.game);
  }
  const subject = {world: world.id, variant: head.variant ?? {}, duel: isTree};
  return {name: file.name, answer, subject, hasFacts: found !== undefined};
}
