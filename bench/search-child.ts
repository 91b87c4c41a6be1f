import { create, insertMultiple, search } from '@orama/orama';
import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import MiniSearch from 'minisearch';
import { generateName } from './generate.ts';
import { percentile } from './percentile.ts';
import { Random } from './random.ts';
import { generateQueries } from './search-queries.ts';

export interface SearchFigures {
  readonly buildMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  readonly perSecond: number;
  readonly rssMb: number;
  /** Queries that found anything. */
  readonly answered: number;
}

interface SearchPeer {
  find(query: string): unknown;
  hits(answer: unknown): number;
}

const QUERIES = 1000;
const MOST_HITS = 20;

/** Each takes distinct names and is then ready. MiniSearch and Orama run as they come, with prefix and one typo. */
const PEERS: Readonly<Record<string, (names: readonly string[]) => Promise<SearchPeer>>> = {
  Selvedge: async (names) => {
    const engine = await buildMemoryEngine(productsNamed(names), { showTradeFields: false });
    await engine.prepare();
    return {
      find: (query) => engine.search(query),
      hits: (answer) => Object.values(answer as object).flat().length, // lists of hits, by the contract
    };
  },
  MiniSearch: async (names) => {
    const engine = new MiniSearch({
      fields: ['name'],
      storeFields: ['name'],
      searchOptions: {
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 1 : false),
        combineWith: 'AND',
      },
    });
    engine.addAll(names.map((name, id) => ({ id, name })));
    return {
      find: (query) => engine.search(query).slice(0, MOST_HITS),
      hits: (answer) => (Array.isArray(answer) ? answer.length : 0),
    };
  },
  Orama: async (names) => {
    const engine = create({ schema: { name: 'string' } as const });
    await insertMultiple(
      engine,
      names.map((name) => ({ name })),
      5000,
    );
    return {
      find: (term) => search(engine, { term, tolerance: 1, limit: MOST_HITS }),
      hits: (answer) => (answer as { hits: unknown[] }).hits.length, // as Orama documents it
    };
  },
};

/** One product a name, the name being its design, sixty to a collection. */
function* productsNamed(names: readonly string[]): Generator<Product> {
  for (const [index, design] of names.entries()) {
    const collection = names[index - (index % 60)] ?? '';
    yield {
      ...emptyProduct,
      sku: `SKU${index}`,
      item_group: '005',
      group_desc: 'Fabric',
      application: 'Curtaining',
      range: collection,
      design,
      colour: 'Ivory',
    };
  }
}

function distinctNames(count: number): string[] {
  const random = new Random(7);
  const names = new Set<string>();
  while (names.size < count) names.add(`${generateName(random)} ${generateName(random)}`);
  return [...names];
}

async function measure(name: string, count: number): Promise<SearchFigures> {
  const load = PEERS[name];
  if (load === undefined) throw new RangeError(`There is no engine named ${name}`);
  const names = distinctNames(count);
  const queries = generateQueries(names, QUERIES);
  const from = performance.now();
  const peer = await load(names);
  const buildMs = performance.now() - from;
  globalThis.gc?.();
  const rssMb = process.memoryUsage.rss() / 2 ** 20;
  for (const query of queries.slice(0, name === 'Selvedge' ? QUERIES : 20)) await peer.find(query);
  const timesMs: number[] = [];
  let answered = 0;
  for (const query of queries) {
    const start = performance.now();
    const answer = peer.find(query);
    const settled = answer instanceof Promise ? await answer : answer;
    timesMs.push(performance.now() - start);
    if (peer.hits(settled) > 0) answered++;
  }
  const totalMs = timesMs.reduce((sum, ms) => sum + ms, 0);
  return {
    buildMs,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
    worstMs: Math.max(...timesMs),
    perSecond: (QUERIES / totalMs) * 1000,
    rssMb,
    answered,
  };
}

const [name = '', count = ''] = process.argv.slice(2);
console.log(JSON.stringify(await measure(name, Number(count))));
process.exit(0);
