import type { PayloadRequest } from 'payload';
import { COLLECTION_PROJECTIONS, type ContentCollection } from '../../projections/projections.ts';

/** How many documents a collection has, and how many of these visitors do not see as they are written now. */
export interface DocumentCount {
  readonly all: number;
  readonly unpublished: number;
}

/** Counts the documents of every collection that is published on the site, by slug. */
export async function countDocuments(
  req: PayloadRequest,
): Promise<ReadonlyMap<string, DocumentCount>> {
  const slugs = Object.keys(COLLECTION_PROJECTIONS) as ContentCollection[]; // its own keys
  const local = { overrideAccess: true, req } as const;
  return new Map(
    await Promise.all(
      slugs.map(async (collection) => {
        const [all, drafts] = await Promise.all([
          req.payload.count({ ...local, collection }),
          req.payload.countVersions({
            ...local,
            collection,
            where: { latest: { equals: true }, 'version._status': { equals: 'draft' } },
          }),
        ]);
        return [collection, { all: all.totalDocs, unpublished: drafts.totalDocs }] as const;
      }),
    ),
  );
}
