import { CONTENT_SCHEMAS, type Content, type ContentKind } from '@selvedge/database/content';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { HubData } from '../projections/codec.ts';
import {
  COLLECTION_PROJECTIONS,
  type ContentCollection,
  type ContentGlobal,
  GLOBAL_PROJECTIONS,
} from '../projections/projections.ts';
import { transactionOf } from '../projections/transaction.ts';
import { adoptPictures } from './adopt-pictures.ts';
import { draftUnwrittenBrands } from './draft-unwritten-brands.ts';
import { knownNames } from './known-names.ts';
import { pictureLabels } from './picture-labels.ts';

interface PublishedRow {
  readonly kind: ContentKind;
  readonly key: string;
  readonly doc: Content<ContentKind>;
}

/** Any number does, as long as nothing else in the database locks the same one. */
const ADVISORY_LOCK = 7_335_833_451;

const collections = Object.entries(COLLECTION_PROJECTIONS) as [
  ContentCollection,
  (typeof COLLECTION_PROJECTIONS)[ContentCollection],
][]; // Object.entries forgets what the keys are
const globals = Object.entries(GLOBAL_PROJECTIONS) as [
  ContentGlobal,
  (typeof GLOBAL_PROJECTIONS)[ContentGlobal],
][];

/**
 * Makes documents of the hub from content that is published and belongs to none yet, such as the demo's on a new
 * database: each through the hub's own create, so that it is checked, versioned and published as if it had been written
 * there. All of it in one transaction, in which what visitors see stays the same. A document that the hub has is never
 * changed, and a second call finds nothing to do.
 *
 * @returns the number of documents made
 * @throws {ValidationError} where published content does not pass the hub's own forms; then nothing is adopted
 */
export async function adoptPublished(payload: Payload): Promise<number> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database of the hub has no transactions.');
  const req = await createLocalReq({ req: { transactionID } }, payload);
  try {
    const adopted = await adopt(req);
    await payload.db.commitTransaction(transactionID);
    return adopted;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

async function adopt(req: PayloadRequest): Promise<number> {
  const rows = await takeUnowned(req);
  if (rows.length === 0) return 0;
  const docs = rows.map(({ doc }) => doc);
  const spelled = knownNames(docs);
  const pictureId = await adoptPictures(req, pictureLabels(docs));
  let adopted = 0;
  for (const { kind, key, doc } of rows) {
    const collection = collections.find(([, of]) => of.kind === kind);
    const global = globals.find(([, of]) => of.kind === kind);
    const projection = (collection ?? global)?.[1];
    if (!projection) continue;
    const data: HubData = {
      ...projection.codec.toHub(doc, pictureId),
      ...projection.named(key, doc, spelled),
      _status: 'published',
    };
    const local = { depth: 0, overrideAccess: true, req } as const;
    // The form of each collection is its own; its projection made the data, and Payload checks it.
    if (collection) {
      await req.payload.create({ ...local, collection: collection[0], data: data as never });
    } else if (global) {
      await req.payload.updateGlobal({ ...local, slug: global[0], data: data as never });
    }
    adopted += 1;
  }
  return adopted + (await draftUnwrittenBrands(req));
}

/** Reads the content without an owner and takes it away, for its new document to publish again before anyone looks. */
async function takeUnowned(req: PayloadRequest): Promise<PublishedRow[]> {
  const executor = await transactionOf(req);
  await executor.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  const kept = await keptGlobals(req);
  const { rows } = await executor.query(
    `SELECT kind, key, doc FROM published.content WHERE owner IS NULL AND kind <> ALL ($1::text[])
     ORDER BY kind, key FOR UPDATE`,
    [`{${kept.map((kind) => `"${kind}"`).join(',')}}`],
  );
  if (rows.length === 0) return [];
  await executor.query(
    'DELETE FROM published.content WHERE owner IS NULL AND kind <> ALL ($1::text[])',
    [`{${kept.map((kind) => `"${kind}"`).join(',')}}`],
  );
  return rows.flatMap(({ kind, key, doc }) => {
    const known = (Object.keys(CONTENT_SCHEMAS) as ContentKind[]).find((one) => one === kind);
    return known ? [{ kind: known, key: String(key), doc: CONTENT_SCHEMAS[known].parse(doc) }] : [];
  });
}

/** The kinds of globals that somebody has written already. */
async function keptGlobals(req: PayloadRequest): Promise<ContentKind[]> {
  const kept: ContentKind[] = [];
  for (const [slug, { kind }] of globals) {
    const written = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req });
    if (written.updatedAt) kept.push(kind);
  }
  return kept;
}
