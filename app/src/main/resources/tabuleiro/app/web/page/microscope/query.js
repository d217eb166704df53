/** Queries of the microscope, as objects and as addresses that link to a moment of a search. */
import {INFORMED} from './orders.js';

const RULE = 'rule.';

/** The first moment to show if the address has no query. */
const FIRST_MOMENT = 60;

/** The query of an address, completed by the defaults of its world. */
export function readQuery(search, worlds) {
  const given = new URLSearchParams(search);
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
  };
}

/** The default world: one that suggests a problem, else one with puzzles. */
function defaultWorld(worlds) {
  return worlds.find(world => world.problem) ?? worlds.find(world => world.puzzle) ?? worlds[0];
}

/**
 * Example searches, as pairs of name and address: a problem of the default world, and the tree of a
 * game with a small variant.
 */
export function examples(worlds) {
  const found = [];
  const add = (name, query) => found.push([name, writeQuery(query)]);
  const solo = defaultQuery(defaultWorld(worlds), false);
  if (solo.problem) {
    const [astar] = solo.methods;
    add('race', {...solo, methods: [astar, {name: 'bfs'}], byWork: true});
    add('bounds', {...solo, methods: [{...astar, name: 'idastar'}]});
  }
  const small = worlds.find(world => world.duel && Object.keys(world.small).length > 0);
  if (small) {
    const tree = defaultQuery(small, true);
    const methods = names => names.map(name => ({name}));
    const full = small.tree.replace(/^[^:]+/, small.trees.find(each => !each.window).player);
    const table = small.trees.find(each => each.table).player;
    add('cuts', {...tree, methods: methods([small.tree, full])});
    add('table', {...tree, methods: methods([`${table}:depth=4`])});
  }
  return found;
}

function defaultProblem({problem, problems = []}) {
  return problem || (problems[3] ?? problems[0])?.id || '';
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
    methods: [duel ? {name: world.tree} : {name: 'astar', heuristic: world.heuristics?.[0] ?? ''}],
    byWork: false,
    at: 0,
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
  const given = new URLSearchParams({world: query.world});
  const put = (key, value) => value && given.set(key, value);
  put('duel', query.duel ? '1' : '');
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
