import { create, insertMultiple, search } from '@orama/orama';
import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { DEFAULT_FACET_RULES } from '@selvedge/contract/facet-rules';
import type { Product } from '@selvedge/contract/product';
import { demoProducts } from '@selvedge/demo/products';
import MiniSearch from 'minisearch';
import { generateProducts } from './generate.ts';
import { percentile } from './percentile.ts';
import { PHRASES } from './phrases.ts';

export interface FindFigures {
  /** Phrases with nothing but what was meant among the first nine, and all of it found. */
  readonly right: number;
  /** What was meant among the first nine, and what was found of all that was meant: means over the phrases. */
  readonly precision: number;
  readonly recall: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The codes of what a phrase finds, best first: those of a page, and of all. */
interface Finder {
  page(phrase: string): unknown;
  all(phrase: string): Promise<readonly string[]>;
}

const PAGE = 9;
const ROUNDS = 5;
/** The most of one answer. */
const BATCH = 100;

/** Every text of a product, for engines that know words alone. */
const FIELDS = [
  'sku',
  'design',
  'colour',
  'range',
  'brand',
  'group_desc',
  'application',
  'description_1',
  'long_description',
  'disambiguating_description',
  'composition',
  'hanging_instructions',
  'web_size',
  'web_shape',
  'width',
  'length_cm',
  'diameter',
  'martindale',
  'repeat_t',
  'repeat_h',
  'c_weight',
] as const;
const LISTS = ['web_colour', 'design_style', 'web_type', 'web_materials', 'web_standards'] as const;
const NAMES = [...FIELDS, ...LISTS, 'care'];

const documentOf = (product: Product, id: number) => ({
  id,
  ...Object.fromEntries(FIELDS.map((field) => [field, product[field]])),
  ...Object.fromEntries(LISTS.map((field) => [field, product[field].join(' ')])),
  care: product.cleaning_instructions.map(({ cleaning_instruction_name: name }) => name).join(' '),
});

const skusOf = (products: readonly Product[], ids: readonly number[]): string[] =>
  ids.map((id) => products[id]?.sku ?? '');

const ENGINES: Readonly<Record<string, (products: readonly Product[]) => Promise<Finder>>> = {
  Selvedge: async (products) => {
    const options = { showTradeFields: false, facetRules: DEFAULT_FACET_RULES };
    const engine = await buildMemoryEngine(products, options);
    await engine.prepare();
    const ask = (query: string, start: number, end: number) => engine.find({ query, start, end });
    return {
      page: (phrase) => ask(phrase, 0, PAGE),
      all: async (phrase) => {
        const { total } = ask(phrase, 0, 0);
        const skus: string[] = [];
        for (let start = 0; start < total; start += BATCH) {
          const { products: found } = ask(phrase, start, Math.min(start + BATCH, total));
          skus.push(...found.map(({ sku }) => sku));
        }
        return skus;
      },
    };
  },
  MiniSearch: async (products) => {
    const engine = new MiniSearch({
      fields: NAMES,
      searchOptions: {
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 1 : false),
        combineWith: 'AND',
        boost: { design: 2, colour: 2 },
      },
    });
    engine.addAll(products.map(documentOf));
    const find = (phrase: string) => engine.search(phrase).map(({ id }) => Number(id));
    return { page: find, all: async (phrase) => skusOf(products, find(phrase)) };
  },
  Orama: async (products) => {
    const schema = Object.fromEntries(NAMES.map((name) => [name, 'string' as const]));
    const engine = create({ schema });
    await insertMultiple(
      engine,
      products.map((product, id) => ({ ...documentOf(product, id), id: String(id) })),
      5000,
    );
    // A threshold of 0 asks for every word.
    const find = (term: string, limit: number) =>
      search(engine, { term, tolerance: 1, threshold: 0, limit });
    return {
      page: (phrase) => find(phrase, PAGE),
      all: async (phrase) => {
        const { hits } = await find(phrase, products.length);
        return skusOf(
          products,
          hits.map(({ id }) => Number(id)),
        );
      },
    };
  },
};

async function measure(name: string, count: number): Promise<FindFigures> {
  const load = ENGINES[name];
  if (load === undefined) throw new RangeError(`There is no engine named ${name}`);
  const known = count === 0 ? demoProducts() : [...generateProducts(count)];
  const products = known.filter(({ is_published }) => is_published);
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const finder = await load(products);
  const shares = [];
  for (const { phrase, meant } of PHRASES) {
    const isMeant = (sku: string): boolean => {
      const product = bySku.get(sku);
      return product !== undefined && meant(product);
    };
    const found = await finder.all(phrase);
    const first = found.slice(0, PAGE);
    const wanted = products.filter(meant).length;
    shares.push({
      precision: first.length === 0 ? 0 : first.filter(isMeant).length / first.length,
      recall: wanted === 0 ? 1 : found.filter(isMeant).length / wanted,
    });
  }
  const timesMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { phrase } of PHRASES) {
      const start = performance.now();
      await finder.page(phrase);
      timesMs.push(performance.now() - start);
    }
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    right: shares.filter(({ precision, recall }) => precision === 1 && recall === 1).length,
    precision: mean(shares.map(({ precision }) => precision)),
    recall: mean(shares.map(({ recall }) => recall)),
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  };
}

const [name = '', count = ''] = process.argv.slice(2);
console.log(JSON.stringify(await measure(name, Number(count))));
process.exit(0);
