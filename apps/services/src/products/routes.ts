import { OPERATIONS } from '@selvedge/contract/operations';
import type { FastifyPluginAsync } from 'fastify';
import { mountOperation, ReadyJson } from '../http/mount-operation.ts';
import type { SnapshotSource } from '../snapshot/snapshot.ts';
import { AnswerCache } from './answer-cache.ts';
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
 * The product service. Source: CALL-08, CALL-10, CALL-16, CALL-17, CALL-19, CALL-21, and the search by phrase and by colour. It answers out of memory in one go,
 * which no timer could cut short, so its routes have no time limit; such a limit would cost a tenth of their speed.
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
    await mountOperation(app, stats, async ({ body }) => ({
      data: { items_groups_stats: await calls.stats(body.data.items_groups_stats) },
    }));
    await mountOperation(app, itemInfo, async ({ body }) => ({
      data: await calls.itemInfo(body.items),
    }));
    await mountOperation(app, brands, async () => [...(await calls.brands())]);
    await mountOperation(app, search, async ({ query }) => calls.search(query.query));
    await mountOperation(app, find, async ({ query }) => calls.find(query));
    await mountOperation(app, nearestColours, async ({ body }) => ({
      data: await calls.nearestColours(body),
    }));
  };
}
