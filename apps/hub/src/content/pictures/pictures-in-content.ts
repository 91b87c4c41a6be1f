import { isDeepStrictEqual } from 'node:util';
import type { ShownColourway } from '@selvedge/contract/content-parts';
import { fold } from '@selvedge/contract/text';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { refusal } from '../../access/editors-only.ts';
import { everyoneSignedInMayRead } from '../../access/roles.ts';
import { executorOf, transactionOf } from '../../database/transaction.ts';
import { textOf } from '../fields/codec.ts';
import { shownOf } from '../fields/shown-colourways.ts';
import { editorUrl, isCollection, isGlobal } from '../pages/content-forms.ts';
import { mediaId, publishAgain, UNNAMED } from '../publish.ts';
import { draftsNaming } from './drafted-pictures.ts';

/** What names the thing that a picture stands beside, the closest words first. */
const NAMES = [
  'collection_name',
  'application_name',
  'title',
  'brand_name',
  'item_group',
  'page_title',
  'heading',
] as const;

/** What says in so many words what a picture shows. */
const WORDS = ['alt', 'picture_alt'] as const;

/** Paths under which the site keeps pictures of its own. */
const OWN_PICTURE = /^\/media\//u;

type Fields = Readonly<Record<string, unknown>>;

/** Every object within a value, the outer ones first. */
function* objectsIn(value: unknown): Generator<Fields> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value };
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const ownPictures = (fields: Fields): string[] =>
  Object.values(fields).filter(
    (value): value is string => typeof value === 'string' && OWN_PICTURE.test(value),
  );

const wordsAmong = (fields: Fields, names: readonly string[]): string | undefined =>
  names
    .map((name) => fields[name])
    .find((words): words is string => typeof words === 'string' && words !== '');

/**
 * Every picture of the site's own that content shows, and words for people who do not see it: those that describe it
 * somewhere, else the name that stands beside it, else that of the page that it is on.
 *
 * @param docs published content
 */
export function pictureLabels(docs: readonly unknown[]): Map<string, string> {
  const labels = pictureNames(docs);
  const described = new Set<string>();
  for (const fields of objectsIn(docs)) {
    const words = wordsAmong(fields, WORDS);
    for (const address of words === undefined ? [] : ownPictures(fields)) {
      if (!described.has(address)) labels.set(address, words ?? '');
      described.add(address);
    }
  }
  return labels;
}

/** As {@link pictureLabels}, of names alone: what a picture would be called if nobody had described it. */
function pictureNames(docs: readonly unknown[]): Map<string, string> {
  const labels = new Map<string, string>();
  const walk = (value: unknown, around: string): void => {
    if (typeof value === 'string') {
      if (OWN_PICTURE.test(value) && !labels.get(value)) labels.set(value, around);
    } else if (Array.isArray(value)) {
      for (const inner of value) walk(inner, around);
    } else if (typeof value === 'object' && value !== null) {
      const fields: Fields = { ...value };
      const own = wordsAmong(fields, NAMES) ?? around;
      for (const inner of Object.values(fields)) walk(inner, own);
    }
  };
  for (const doc of docs) walk(doc, '');
  return labels;
}

/** What pictures show, by their addresses: as the content says that shows them. */
export const shownByPictures = (docs: readonly unknown[]): Map<string, ShownColourway[]> =>
  new Map(
    [...objectsIn(docs)].flatMap((fields) => {
      const shown = shownOf(fields.shows);
      return shown.length > 0
        ? ownPictures(fields).map((address) => [address, shown] as const)
        : [];
    }),
  );

/** The pictures that phones show in place of others, by the addresses of these. */
export const phonePictures = (docs: readonly unknown[]): Map<string, string> =>
  new Map(
    [...objectsIn(docs)].flatMap(({ url, img_url, phone_url }) => {
      const of = url ?? img_url;
      return typeof of === 'string' && typeof phone_url === 'string' && OWN_PICTURE.test(phone_url)
        ? [[of, phone_url] as const]
        : [];
    }),
  );

/** The pictures whose words are read aloud: the others stand in links or beside a name, which is read instead. */
const spokenPictures = (docs: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    [...objectsIn(docs)]
      .filter((fields) => WORDS.some((name) => name in fields))
      .flatMap((fields) => ownPictures(fields)),
  );

const mediaRow = z.object({
  id: z.number(),
  alt: z.string(),
  address: z.string().nullable(),
  filename: z.string().nullable(),
});

/** A picture that visitors see and nobody has described. */
interface UndescribedPicture {
  readonly id: number;
  readonly fileName: string;
  /** Its public address. */
  readonly address: string;
  /** What it says instead: the name of what it stands beside. */
  readonly alt: string;
}

/**
 * The pictures of the library that published content shows where their words are read aloud, and whose words only repeat
 * the name that stands beside them: who does not see them is told nothing.
 *
 * @param docs published content
 */
export async function undescribedPictures(
  executor: QueryExecutor,
  docs: readonly unknown[],
): Promise<UndescribedPicture[]> {
  const names = pictureNames(docs);
  const spoken = spokenPictures(docs);
  const { rows } = await executor.query(
    'SELECT id, alt, address, filename FROM hub.media ORDER BY alt, id',
    [],
  );
  return z
    .array(mediaRow)
    .parse(rows)
    .filter(({ alt, address }) => {
      const name = names.get(address ?? '');
      return (
        name !== undefined &&
        spoken.has(address ?? '') &&
        [fold(name), fold(UNNAMED), ''].includes(fold(alt))
      );
    })
    .map(({ id, alt, address, filename }) => ({
      id,
      alt,
      address: address ?? '',
      fileName: filename ?? '',
    }));
}

/**
 * What people call the document that publishes something, such as "Fabric / Sheers" or "Home page".
 *
 * @param owner as `published.content` has it: "stores/12"
 */
async function ownerName(req: PayloadRequest, owner: string): Promise<string> {
  const [slug = '', id = ''] = owner.split('/');
  if (isGlobal(slug)) {
    const label = req.payload.globals.config.find((one) => one.slug === slug)?.label;
    return textOf(label) || slug;
  }
  if (!isCollection(slug)) return owner;
  const found = await req.payload.findByID({
    collection: slug,
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  const name = found && 'name' in found ? found.name : undefined;
  return name ?? found?.title ?? owner;
}

/** The documents whose published content shows the picture at this address, such as "stores/12". */
async function shownBy(executor: QueryExecutor, address: string): Promise<string[]> {
  if (address === '') return [];
  const { rows } = await executor.query(
    'SELECT owner FROM published.content WHERE owner IS NOT NULL AND strpos(doc::text, $1) > 0',
    [address],
  );
  return rows.map(({ owner }) => String(owner));
}

/** A picture that gets another file, focal point, words, colourways or upright picture is another one on every page that shows it, in the same transaction. */
export const followPicture: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before: unknown = previousDoc?.address;
  const isSame =
    before === doc.address &&
    previousDoc?.alt === doc.alt &&
    mediaId(previousDoc?.phone) === mediaId(doc.phone) &&
    isDeepStrictEqual(shownOf(previousDoc?.shows), shownOf(doc.shows));
  if (typeof before !== 'string' || isSame) return doc;
  const executor = await transactionOf(req);
  for (const owner of await shownBy(executor, before)) await publishAgain(req, owner);
  return doc;
};

/** Where a picture stands, as people call it, and its form in the hub: pages of the site first, then drafts. */
async function placesOf(
  req: PayloadRequest,
  executor: QueryExecutor,
  picture: { id: number; address?: string | null },
) {
  const shown = await shownBy(executor, picture.address ?? '');
  const drafted = (await draftsNaming(req, picture.id)).filter((owner) => !shown.includes(owner));
  const placesNamed = (owners: readonly string[], as: string) =>
    Promise.all(
      owners.map(async (owner) => {
        const [slug = '', id = ''] = owner.split('/');
        return { name: `${await ownerName(req, owner)}${as}`, href: editorUrl(slug, id) };
      }),
    );
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name, 'en');
  return [
    ...(await placesNamed(shown, '')).sort(byName),
    ...(await placesNamed(drafted, ' (draft)')).sort(byName),
  ];
}

const SHOWN = 409;
const NAMED_AT_MOST = 3;

/** Keeps a picture that visitors see, or will. @throws APIError 409, which says where it is shown */
export const protectPictureInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const names = (await placesOf(req, await transactionOf(req), picture)).map(({ name }) => name);
  if (names.length === 0) return;
  const more = names.length > NAMED_AT_MOST ? ` and ${names.length - NAMED_AT_MOST} more` : '';
  const named = names.slice(0, NAMED_AT_MOST).join(', ');
  const message = `The picture is shown by ${named}${more}. Take it from there first.`;
  throw refusal(message, SHOWN);
};

const NOT_FOUND = 404;

/** `GET /api/media/{id}/shown`: the documents that show the picture, each with its form in the hub. */
export const shownOnEndpoint: Endpoint = {
  path: '/:id/shown',
  method: 'get',
  async handler(req) {
    if (!everyoneSignedInMayRead({ req })) throw new Forbidden(req.t);
    const picture = await req.payload.findByID({
      collection: 'media',
      id: String(req.routeParams?.id),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
      user: req.user,
    });
    if (!picture) return new Response(null, { status: NOT_FOUND });
    const places = await placesOf(req, executorOf(req.payload), picture);
    return Response.json(places, { headers: { 'cache-control': 'no-store' } });
  },
};
