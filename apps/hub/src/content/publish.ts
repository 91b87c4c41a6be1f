import {
  CONTENT_SCHEMAS,
  type Content,
  type ContentKind,
  ContentTakenError,
  contentCharacters,
  publishOwned,
  withdrawOwned,
} from '@selvedge/database/content';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type GlobalAfterChangeHook,
  type JobsConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import type { z } from 'zod';
import { nobody } from '../access/roles.ts';
import { transactionOf } from '../database/transaction.ts';
import { asData, type HubData, type ProjectionContext, textOf } from './fields/codec.ts';
import { shownOf } from './fields/shown-colourways.ts';
import {
  type ContentCollection,
  type ContentGlobal,
  type ContentSlug,
  isCollection,
  isGlobal,
  projectionOf,
} from './pages/content-forms.ts';

/** Of a picture that nothing beside it names. */
export const UNNAMED = 'A picture of the house';

/** Content as it is published. */
interface PublicContent {
  readonly kind: ContentKind;
  readonly key: string;
  readonly doc: Content<ContentKind>;
}

/** What of a document does not fit the contract: where, as the public form names it, and what is wrong. */
type ProjectionIssue = z.core.$ZodIssue;

type PictureFacts = Pick<
  ProjectionContext,
  'picture' | 'phonePicture' | 'pictureWords' | 'pictureShows'
>;

/** What there is to know of pictures that are not there. */
const NO_FACTS: PictureFacts = {
  picture: () => '',
  phonePicture: () => '',
  pictureWords: () => '',
  pictureShows: () => [],
};

/** Without words and what they show, pictures say nothing of their own. */
type ProjectionOptions = Pick<PictureFacts, 'picture'> &
  Partial<PictureFacts> & {
    /** The hub's own number of the document; 0 for a global. */
    readonly id: number;
  };

/**
 * The public form of a document of the hub.
 *
 * @returns the content, or why the contract does not take it
 */
export function project(
  slug: ContentSlug,
  data: HubData,
  options: ProjectionOptions,
): PublicContent | { readonly issues: readonly ProjectionIssue[] } {
  const { kind, codec, key } = projectionOf(slug);
  const { id, ...facts } = options;
  const shaped = codec.toPublic(data, { ...NO_FACTS, ...facts, page: data });
  const parsed = CONTENT_SCHEMAS[kind].safeParse(shaped);
  return parsed.success
    ? { kind, key: key(data, id), doc: parsed.data }
    : { issues: parsed.error.issues };
}

/** The number of a media document, whether a relation is populated or not. */
export function mediaId(reference: unknown): number | undefined {
  const id = typeof reference === 'number' ? reference : asData(reference).id;
  return typeof id === 'number' ? id : undefined;
}

/**
 * Finds all pictures that a document names, in one query.
 *
 * @returns tells the public address of a picture and what it shows; nothing for one that is no more
 */
export async function picturesNamed(
  req: PayloadRequest,
  slug: ContentSlug,
  data: HubData,
): Promise<PictureFacts> {
  const wanted = new Set<number>();
  const note = (reference: unknown): string => {
    const id = mediaId(reference);
    if (id !== undefined) wanted.add(id);
    return '';
  };
  project(slug, data, { id: 0, picture: note });
  if (wanted.size === 0) return NO_FACTS;
  const read = async (ids: Iterable<number>) => {
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { id: { in: [...ids] } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    return docs;
  };
  const docs = await read(wanted);
  const upright = docs.map(({ phone }) => mediaId(phone)).filter((id) => id !== undefined);
  const found = new Map(
    [...docs, ...(upright.length > 0 ? await read(upright) : [])].map((doc) => [doc.id, doc]),
  );
  const of = (reference: unknown) => found.get(mediaId(reference) ?? -1);
  return {
    picture: (reference) => of(reference)?.address ?? '',
    phonePicture: (reference) => of(of(reference)?.phone)?.address ?? '',
    pictureWords: (reference) => {
      const words = textOf(of(reference)?.alt);
      return words === UNNAMED ? '' : words;
    },
    pictureShows: (reference) => shownOf(of(reference)?.shows),
  };
}

/**
 * Publishing: the public form of a document is written in the transaction that saves it. What decides is the document
 * itself, not the draft that may lie over it, read back within that transaction; so a draft publishes nothing, restoring
 * and scheduled publishing need no rule of their own, and whatever fails here undoes the save.
 */

/**
 * What a page of the site may carry in all, far above what people read: it is rendered whole, and 500,000 characters take a
 * quarter of a second of the thread that answers everybody.
 */
const MOST_CHARACTERS = 500_000;
/** Of these kinds all documents stand on one page. */
const ON_ONE_PAGE: readonly ContentKind[] = ['store', 'vacancy'];

const tooLong = (what: string, characters: number): string =>
  `${what} ${characters} characters, and a page of the site carries ${MOST_CHARACTERS} at most. Shorten the texts, or unpublish what is over.`;

/**
 * Publishes a document where its page can carry it, or is not made longer by it.
 *
 * @returns why it cannot; the caller then undoes what is written
 */
async function publishWithinBounds(
  executor: QueryExecutor,
  owner: string,
  content: PublicContent,
): Promise<string | null> {
  const { kind, key, doc } = content;
  const { length } = JSON.stringify(doc);
  const isOnSharedPage = ON_ONE_PAGE.includes(kind);
  const characters = () => contentCharacters(executor, { kind, key, owner });
  // One after the other: two who publish at once would each not see what the other adds.
  if (isOnSharedPage)
    await executor.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`published ${kind}`]);
  const before = length > MOST_CHARACTERS || isOnSharedPage ? await characters() : null;
  if (before && length > Math.max(MOST_CHARACTERS, before.own))
    return tooLong('This document has', length);
  await publishOwned(executor, owner, content);
  if (!before || !isOnSharedPage) return null;
  // Counted once it is written: of many that are published together, the last one counts them all.
  const { all } = await characters();
  return all > Math.max(MOST_CHARACTERS, before.all)
    ? tooLong('All of these that are published have', all)
    : null;
}

const ownerOf = (slug: ContentSlug, id: number): string => `${slug}/${id}`;

/** Brings what is published of a document to what the document is. @throws {ValidationError} where it does not fit */
async function syncPublished(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
  document: HubData,
): Promise<void> {
  const executor = await transactionOf(req);
  const owner = ownerOf(slug, id);
  if (document._status !== 'published') return withdrawOwned(executor, owner);
  const content = project(slug, document, { id, ...(await picturesNamed(req, slug, document)) });
  const { codec, namedBy } = projectionOf(slug);
  const refuse = (errors: { message: string; path: string }[]) =>
    new ValidationError({ collection: slug, id, errors, req }, req.t);
  if ('issues' in content) {
    throw refuse(
      content.issues.map(({ path, message }) => ({ path: codec.fieldAt(path), message })),
    );
  }
  const problem = await publishWithinBounds(executor, owner, content).catch((error: unknown) => {
    if (!(error instanceof ContentTakenError)) throw error;
    return `This page is published by another document (${error.owner}). Change that one, or unpublish it first.`;
  });
  if (problem === null) return;
  // Of one of many that are published at once, only what the error itself says is shown.
  throw Object.assign(refuse([{ path: namedBy, message: problem }]), { message: problem });
}

/** Reads a document back as it stands in its own transaction, and brings what is published of it to that. */
async function publishSaved(
  req: PayloadRequest,
  collection: ContentCollection,
  id: number,
): Promise<void> {
  const local = { depth: 0, draft: false, overrideAccess: true, req } as const;
  const saved = await req.payload.findByID({ ...local, collection, id });
  await syncPublished(req, collection, id, asData(saved));
}

async function publishSavedGlobal(req: PayloadRequest, slug: ContentGlobal): Promise<void> {
  const local = { depth: 0, draft: false, overrideAccess: true, req } as const;
  await syncPublished(req, slug, 0, asData(await req.payload.findGlobal({ ...local, slug })));
}

/** After every change of a document of this collection. */
export const publishDocument =
  (collection: ContentCollection): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    await publishSaved(req, collection, Number(doc.id));
    return doc;
  };

/** After a document of this collection is deleted. */
export const withdrawDocument =
  (collection: ContentCollection): CollectionAfterDeleteHook =>
  async ({ id, req }) =>
    withdrawOwned(await transactionOf(req), ownerOf(collection, Number(id)));

/** After every change of this global. */
export const publishGlobal =
  (slug: ContentGlobal): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    await publishSavedGlobal(req, slug);
    return doc;
  };

/** Publishes a document once more, since something that it shows has changed. @param owner as "stores/12" */
export async function publishAgain(req: PayloadRequest, owner: string): Promise<void> {
  const [slug = '', id = ''] = owner.split('/');
  if (isCollection(slug)) await publishSaved(req, slug, Number(id));
  else if (isGlobal(slug)) await publishSavedGlobal(req, slug);
}

/** Every five seconds: what is scheduled for a minute is there before the minute is well begun. */
const EVERY_FIVE_SECONDS = '*/5 * * * * *';
const JOBS_AT_ONCE = 50;

const never = (): boolean => false;

/**
 * Publishing and unpublishing at a time to come, run by the hub's own process. What a hub that was killed had begun is
 * taken up again by the next. Forms schedule by Payload's own functions; by REST nobody touches a job.
 */
export const scheduledPublishing: JobsConfig = {
  async autoRun(payload) {
    await payload.update({
      collection: 'payload-jobs',
      where: { processing: { equals: true } },
      data: { processing: false },
      overrideAccess: true,
    });
    return [{ cron: EVERY_FIVE_SECONDS, limit: JOBS_AT_ONCE, silent: { info: true } }];
  },
  access: { run: never, queue: never, cancel: never },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  }),
};
