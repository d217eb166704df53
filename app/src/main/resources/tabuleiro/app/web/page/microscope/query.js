/** Queries of the microscope, as objects and as addresses that link to a moment of a search. */
import {INFORMED} from './orders.js';
import {EXAMPLE, heightOf} from './textbook.js';

const RULE = 'rule.';

/** The first moment to show if the address has no query. */
const FIRST_MOMENT = 60;

/** The depth of game trees without a small variant, so that they fit into the limits. */
const SHALLOW = 2;

/** The query of an address, completed by the defaults of its world. */
export function readQuery(search, worlds) {
  const given = new URLSearchParams(search);
  if (given.get('tree')) {
    return readTree(given, worlds);
  }
  const world = worlds.find(each => each.id === given.get('world')) ?? defaultWorld(worlds);
  const duel = world.duel && (given.get('duel') === '1' || !world.puzzle);
  const rules = Object.fromEntries(
    [...given]
      .filter(([key]) => key.startsWith(RULE))
      .map(([key, value]) => [key.slice(RULE.length), value]),
  );
  const start = defaultQuery(world, duel);
  return {
    ...start,
    rules: given.has('world') ? rules : start.rules,
    problem: given.get('problem') ?? start.problem,
    position: given.get('position') ?? '',
    nodes: Number(given.get('nodes')) || start.nodes,
    methods: readMethods(given, start.methods),
    byWork: given.get('by') === 'work',
    at: given.has('world') ? Number(given.get('at')) || 0 : FIRST_MOMENT,
    moment: given.get('moment') ?? '',
  };
}

/** The query of a tree that the user typed. */
export function treeQuery(worlds, tree = EXAMPLE) {
  const world = worlds.find(each => each.duel);
  return {...defaultQuery(world, true), rules: {}, tree};
}

function readTree(given, worlds) {
  const start = treeQuery(worlds, given.get('tree'));
  const methods = readMethods(given, start.methods);
  const byWork = given.get('by') === 'work';
  const at = Number(given.get('at')) || 0;
  return {...start, methods, byWork, at, moment: given.get('moment') ?? ''};
}

/** The default world: one that suggests a problem, else one with puzzles. */
function defaultWorld(worlds) {
  return worlds.find(world => world.problem) ?? worlds.find(world => world.puzzle) ?? worlds[0];
}

/**
 * Example searches, as pairs of name and address: a problem of the default world, and the tree of a
 * game with a small variant. Each opens at the moment that it is about (`Clock.momentOf`).
 */
export function examples(worlds) {
  const found = [];
  const add = (name, query) => found.push([name, writeQuery(query)]);
  const solo = defaultQuery(defaultWorld(worlds), false);
  if (solo.problem) {
    const [astar] = solo.methods;
    add('race', {...solo, methods: [astar, {name: 'bfs'}], byWork: true, moment: 'middle'});
    add('bounds', {...solo, methods: [{...astar, name: 'idastar'}], moment: 'round'});
  }
  const small = worlds.find(world => world.duel && Object.keys(world.small).length > 0);
  if (small) {
    const tree = defaultQuery(small, true);
    const methods = names => names.map(name => ({name}));
    const full = small.tree.replace(/^[^:]+/, small.trees.find(each => !each.window).player);
    const table = small.trees.find(each => each.table).player;
    add('cuts', {...tree, methods: methods([small.tree, full]), moment: 'cut'});
    add('textbook', {...treeQuery(worlds), moment: 'cut'});
    add('table', {...tree, methods: methods([`${table}:depth=4`]), moment: 'hit'});
  }
  return found;
}

/** The problem that the world suggests, else its first one, which is the easiest. */
function defaultProblem({problem, problems = []}) {
  return problem || problems[0]?.id || '';
}

/** The game-tree search of a world, with a depth that its tree allows. */
function defaultTree({tree, small}) {
  const isSmall = Object.keys(small).length > 0;
  return isSmall ? tree : writePlayer({...readPlayer(tree), depth: SHALLOW});
}

/** The default query of a world. */
export function defaultQuery(world, duel) {
  return {
    world: world.id,
    duel,
    rules: duel ? {...world.small} : {},
    problem: duel ? '' : defaultProblem(world),
    position: '',
    nodes: 100000,
    methods: [duel ? {name: defaultTree(world)} : {name: 'astar', heuristic: world.heuristics?.[0] ?? ''}],
    tree: '',
    byWork: false,
    at: 0,
    moment: '',
  };
}

function readMethods(given, defaultMethods) {
  const names = [given.get('a'), given.get('b')].filter(Boolean);
  const heuristics = [given.get('h') ?? '', given.get('hb') ?? ''];
  return names.length > 0
    ? names.map((name, i) => ({name, heuristic: heuristics[i]}))
    : defaultMethods;
}

/** The address of a query. */
export function writeQuery(query) {
  const given = new URLSearchParams(query.tree ? {tree: query.tree} : {world: query.world});
  const put = (key, value) => value && given.set(key, value);
  put('duel', query.duel && !query.tree ? '1' : '');
  put('problem', query.duel || query.position ? '' : query.problem);
  put('position', query.position);
  for (const [key, value] of Object.entries(query.rules)) {
    put(RULE + key, value);
  }
  query.methods.forEach(({name, heuristic}, i) => {
    given.set(['a', 'b'][i], name);
    put(['h', 'hb'][i], INFORMED.has(name) ? heuristic : '');
  });
  put('nodes', query.duel || query.nodes === 100000 ? '' : String(query.nodes));
  put('by', query.byWork ? 'work' : '');
  put('at', query.at > 0 ? String(query.at) : '');
  put('moment', query.moment);
  return `/search?${given}`;
}

/** The query that would produce the given traces. */
export function traceQuery(traces, worlds) {
  const [{subject, answer}] = traces;
  const world = worlds.find(each => each.id === subject.world);
  return {
    ...defaultQuery(world, subject.duel),
    rules: subject.variant,
    position: answer.start,
    methods: traces.map(trace => ({
      name: trace.answer.player ?? trace.answer.algorithm,
      heuristic: trace.answer.heuristic ?? '',
    })),
  };
}

/** The requests of a query, one for each method, as pairs of path and body. */
export function requests(query) {
  const {world, rules, position, problem, nodes, duel} = query;
  const subject = {world, variant: rules, ...(position ? {position} : {})};
  if (query.tree) {
    const depth = heightOf(query.tree);
    return query.methods.map(({name}) => {
      const player = writePlayer({...readPlayer(name), depth, evaluation: ''});
      return ['/trees', {tree: query.tree, player}];
    });
  }
  if (duel) {
    return query.methods.map(({name}) => ['/trees', {...subject, player: name}]);
  }
  const start = position ? subject : {...subject, problem};
  return query.methods.map(({name, heuristic = ''}) => [
    '/searches',
    {...start, algorithm: name, heuristic, nodes},
  ]);
}

/** Parses the specification of a game-tree player, such as alphabeta:depth=3,memo=true. */
export function readPlayer(spec) {
  const [name, rest = ''] = spec.split(':');
  const options = Object.fromEntries(rest.split(',').filter(Boolean).map(each => each.split('=')));
  return {
    name,
    depth: options.depth ?? '3',
    memo: options.memo === 'true',
    order: options.order === 'true',
    evaluation: options.eval ?? '',
  };
}

export function writePlayer({name, depth, memo, order, evaluation}) {
  const options = [
    `depth=${depth}`,
    memo ? 'memo=true' : '',
    order ? 'order=true' : '',
    evaluation ? `eval=${evaluation}` : '',
  ];
  return `${name}:${options.filter(Boolean).join(',')}`;
}
