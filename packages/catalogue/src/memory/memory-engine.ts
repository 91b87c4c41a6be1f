import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product } from '@selvedge/contract/product';
import type { CatalogueEngine, EngineOptions } from '../engine.ts';
import { naiveEngine } from '../naive/naive-engine.ts';

/** An engine that answers at once, and can answer ready serialised. */
export interface MemoryEngine extends CatalogueEngine {
  /** The same answer as `multiFilter`, as JSON text (UTF-8 where it is a buffer). */
  multiFilterJson(request: MultiFilterRequest): string | Buffer;
}

/** Builds an immutable engine from all products of a catalogue, in any order. SKUs must be distinct. */
export async function buildMemoryEngine(
  products: Iterable<Product> | AsyncIterable<readonly Product[]>,
  options: EngineOptions,
): Promise<MemoryEngine> {
  const all: Product[] = [];
  if (Symbol.asyncIterator in products) {
    for await (const some of products) all.push(...some);
  } else {
    all.push(...products);
  }
  const engine = naiveEngine(all, options);
  return Object.freeze({
    ...engine,
    multiFilterJson: (request: MultiFilterRequest) => JSON.stringify(engine.multiFilter(request)),
  });
}
