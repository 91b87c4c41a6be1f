import { basename, extname } from 'node:path';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import { fold, titleCase } from '@selvedge/contract/text';
import { CONTENT_SCHEMAS, type Content, type ContentKind } from '@selvedge/database/content';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { transactionOf } from '../database/transaction.ts';
import type { HubData, PictureIdOf } from './fields/codec.ts';
import { CONTENT_COLLECTIONS, CONTENT_GLOBALS, projectionOf } from './pages/content-forms.ts';
import { PICTURE_TYPES } from './pictures/media.ts';
import { phonePictures, pictureLabels, shownByPictures } from './pictures/pictures-in-content.ts';
import { UNNAMED } from './publish.ts';

const HASH_CHARACTERS = 8;

/** Of a label that is a sentence, its beginning is name enough. */
const NAME_WORDS = 6;

/** A name for people, with enough of the picture's own to be the only one. */
const fileName = (label: string, path: string): string =>
  [
    label
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mn}/gu, '')
      .match(/[a-z0-9]+/gu)
      ?.slice(0, NAME_WORDS)
      .join('-'),
    basename(path).slice(0, HASH_CHARACTERS) + extname(path),
  ].join('-');

/**
 * Enters pictures that the site keeps already into the media library, each once, without reading them.
 *
 * @param docs published content that shows them, and says what they show
 */
async function seedPictures(req: PayloadRequest, docs: readonly unknown[]): Promise<PictureIdOf> {
  const labels = pictureLabels(docs);
  const shown = shownByPictures(docs);
  const phones = phonePictures(docs);
  const known = await req.payload.find({
    collection: 'media',
    where: { address: { in: [...labels.keys()] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const ids = new Map(known.docs.map(({ address, id }) => [address ?? '', id]));
  // What stands in another's place on phones is entered before it.
  const upright = new Set(phones.values());
  const inOrder = [...labels].toSorted(
    ([one], [other]) => Number(upright.has(other)) - Number(upright.has(one)),
  );
  for (const [address, label] of inOrder) {
    if (ids.has(address)) continue;
    const picture = readPictureAddress(address);
    const path = picture?.path ?? address.split('#')[0] ?? '';
    const made = await req.payload.create({
      collection: 'media',
      data: {
        alt: label || UNNAMED,
        shows: shown.get(address) ?? [],
        phone: ids.get(phones.get(address) ?? '') ?? null,
        address,
        filename: fileName(label || UNNAMED, path),
        mimeType: PICTURE_TYPES[extname(path).slice(1)] ?? null,
        width: picture?.widthPx ?? null,
        height: picture?.heightPx ?? null,
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    ids.set(address, made.id);
  }
  return (address) => ids.get(address) ?? null;
}

/**
 * Brands that have a tile which is not shown yet, and no page: each gets a draft of its page, with what the tile says, for
 * staff to write before it is shown.
 *
 * @returns the number of drafts made
 */
async function draftUnwrittenBrands(req: PayloadRequest): Promise<number> {
  const local = { depth: 0, overrideAccess: true, req } as const;
  const { brands } = await req.payload.findGlobal({ ...local, slug: 'internationals-page' });
  const { docs } = await req.payload.find({
    ...local,
    collection: 'international-brands',
    pagination: false,
  });
  const written = new Set(docs.map(({ brandId }) => brandId));
  const unwritten = (brands ?? []).filter(
    ({ brandId, isShown }) => !isShown && !written.has(brandId),
  );
  for (const { brandId, title, picture } of unwritten) {
    await req.payload.create({
      ...local,
      collection: 'international-brands',
      draft: true,
      data: { brandId, title, banner: [{ picture }], _status: 'draft' },
    });
  }
  return unwritten.length;
}

/** The properties of content that name a page, a collection, an application or a brand. */
const NAMING = new Set(['page_title', 'collection_name', 'application_name', 'brand_name']);

/**
 * Keys of content are folded, so that capitals do not tell two pages apart; documents have names for people. What the
 * content itself writes somewhere is written so, anything else in Title Case.
 *
 * @param docs published content
 * @returns spells a folded name
 */
export function knownNames(docs: readonly unknown[]): (folded: string) => string {
  const names = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && NAMING.has(name) && inner !== '') {
        if (!names.has(fold(inner))) names.set(fold(inner), inner);
      } else walk(inner);
    }
  };
  for (const doc of docs) walk(doc);
  return (folded) => names.get(fold(folded)) ?? titleCase(folded);
}

interface PublishedRow {
  readonly kind: ContentKind;
  readonly key: string;
  readonly doc: Content<ContentKind>;
}

/** Any number does, as long as nothing else in the database locks the same one. */
const ADVISORY_LOCK = 7_335_833_451;

/**
 * Makes documents of the hub from content that is published and belongs to none yet, such as the demo's on a new
 * database: each through the hub's own create, so that it is checked, versioned and published as if it had been written
 * there. All of it in one transaction, in which what visitors see stays the same. A document that the hub has is never
 * changed, and a second call finds nothing to do.
 *
 * @returns the number of documents made
 * @throws {ValidationError} where published content does not pass the hub's own forms; then nothing is seeded
 */
export async function seedContent(payload: Payload): Promise<number> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database of the hub has no transactions.');
  const req = await createLocalReq({ req: { transactionID } }, payload);
  try {
    const seeded = await seed(req);
    await payload.db.commitTransaction(transactionID);
    return seeded;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

async function seed(req: PayloadRequest): Promise<number> {
  const rows = await takeUnowned(req);
  if (rows.length === 0) return 0;
  const docs = rows.map(({ doc }) => doc);
  const spelled = knownNames(docs);
  const pictureId = await seedPictures(req, docs);
  let seeded = 0;
  for (const { kind, key, doc } of rows) {
    const collection = CONTENT_COLLECTIONS.find((slug) => projectionOf(slug).kind === kind);
    const global = CONTENT_GLOBALS.find((slug) => projectionOf(slug).kind === kind);
    const slug = collection ?? global;
    if (!slug) continue;
    const projection = projectionOf(slug);
    const data: HubData = {
      ...projection.codec.toHub(doc, pictureId),
      ...projection.named(key, doc, spelled),
      _status: 'published',
    };
    const local = { depth: 0, overrideAccess: true, req } as const;
    // The form of each collection is its own; its projection made the data, and Payload checks it.
    if (collection) {
      await req.payload.create({ ...local, collection, data: data as never });
    } else if (global) {
      await req.payload.updateGlobal({ ...local, slug: global, data: data as never });
    }
    seeded += 1;
  }
  return seeded + (await draftUnwrittenBrands(req));
}

/** Reads the content without an owner and takes it away, for its new document to publish again before anyone looks. */
async function takeUnowned(req: PayloadRequest): Promise<PublishedRow[]> {
  const executor = await transactionOf(req);
  await executor.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  const written = await writtenGlobals(req);
  const { rows } = await executor.query(
    `SELECT kind, key, doc FROM published.content WHERE owner IS NULL AND kind <> ALL ($1::text[])
     ORDER BY kind, key FOR UPDATE`,
    [`{${written.map((kind) => `"${kind}"`).join(',')}}`],
  );
  if (rows.length === 0) return [];
  await executor.query(
    'DELETE FROM published.content WHERE owner IS NULL AND kind <> ALL ($1::text[])',
    [`{${written.map((kind) => `"${kind}"`).join(',')}}`],
  );
  return rows.flatMap(({ kind, key, doc }) => {
    const known = (Object.keys(CONTENT_SCHEMAS) as ContentKind[]).find((one) => one === kind);
    return known ? [{ kind: known, key: String(key), doc: CONTENT_SCHEMAS[known].parse(doc) }] : [];
  });
}

/** The kinds of globals that somebody has written already. */
async function writtenGlobals(req: PayloadRequest): Promise<ContentKind[]> {
  const written: ContentKind[] = [];
  for (const slug of CONTENT_GLOBALS) {
    const document = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req });
    if (document.updatedAt) written.push(projectionOf(slug).kind);
  }
  return written;
}
