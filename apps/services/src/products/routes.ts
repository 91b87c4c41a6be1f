import { OPERATIONS } from '@selvedge/contract/operations';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { mountOperation, ReadyJson } from '../http/mount-operation.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import type { ProductCalls } from './calls.ts';

/** The operations that {@link productRoutes} serves. */
export const PRODUCT_OPERATIONS = [
  'multiFilter',
  'applications',
  'stats',
  'itemInfo',
  'brands',
  'search',
  'find',
  'nearestColours',
] as const;

/**
 * The product service. Source: CALL-08, CALL-10, CALL-16, CALL-17, CALL-19, CALL-21, and the search by phrase and by colour.
 * It answers out of memory in one go, which no timer could cut short, so its routes have no time limit; what is not known
 * already has turns of the networks that ask.
 */
export function productRoutes(calls: ProductCalls, source: SnapshotSource): FastifyPluginAsync {
  return async (app) => {
    const answers = new AnswerCache();
    const { multiFilter, applications, stats, itemInfo, brands, search, find, nearestColours } =
      OPERATIONS;
    await mountOperation(
      app,
      multiFilter,
      async ({ body, bodyText }) => {
        const snapshot = source.current;
        const json = await calls.multiFilterJson(body);
        answers.keep(snapshot, bodyText, json);
        return new ReadyJson(json);
      },
      { known: (bodyText) => answers.find(source.current, bodyText) },
    );
    await mountOperation(app, applications, async ({ parameters }) => ({
      data: await calls.applications(parameters.item_group),
    }));
    await mountOperation(app, stats, async ({ body }) => {
      const wanted = body.data.items_groups_stats;
      return { data: { items_groups_stats: await calls.stats(wanted) } };
    });
    await mountOperation(app, itemInfo, async ({ body }) => ({
      data: await calls.itemInfo(body.items),
    }));
    await mountOperation(app, brands, async () => [...(await calls.brands())]);
    await mountOperation(app, search, ({ query }) => calls.search(query.query));
    await mountOperation(app, find, ({ query }) => calls.find(query));
    await mountOperation(app, nearestColours, async ({ body }) => ({
      data: await calls.nearestColours(body),
    }));
  };
}

const MAX_ANSWERS = 1000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** With the texts that were asked, which anybody may make as long as a body may be. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Answers to requests that were asked before, by the text of the request. A snapshot never changes, so neither does
 * its answer; with the next snapshot all are forgotten. At most 1,000 answers of at most 64 KiB are kept, and 16 MiB with
 * the texts of their requests, the longest unused going first.
 */
export class AnswerCache {
  #snapshot: Snapshot | undefined;
  readonly #answers = new LRUCache<string, string | Buffer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, request) => answer.length + 2 * request.length + 1,
  });

  /** The answer of this snapshot to this text, if it is known. */
  find(snapshot: Snapshot | undefined, request: string): string | Buffer | undefined {
    return snapshot === this.#snapshot ? this.#answers.get(request) : undefined;
  }

  /** Keeps an answer that this snapshot gave. */
  keep(snapshot: Snapshot | undefined, request: string, answer: string | Buffer): void {
    if (snapshot !== this.#snapshot) {
      this.#answers.clear();
      this.#snapshot = snapshot;
    }
    if (answer.length <= MAX_ANSWER_BYTES) this.#answers.set(request, answer);
  }
}
