import {
  type FocalPoint,
  pictureAddress,
  readPictureAddress,
} from '@selvedge/contract/picture-address';
import type { Originals } from '@selvedge/pictures/originals';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import type { StoredOriginal } from '@selvedge/pictures/stored-original';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { refusal } from '../../access/editors-only.ts';
import { hasRole } from '../../access/roles.ts';
import { decodeInTurn } from '../../decoding/decode-in-turn.ts';

/** What is said where a picture is to be made of nothing. */
const pictureMissing = (): APIError => refusal('Choose a picture to upload.');

const NO_PICTURE = 'This is none of JPEG, PNG, WebP and AVIF.';

const MIDDLE_PERCENT = 50;

/** The focal point that a person has chosen; undefined where it is the middle. */
function focalPointOf({ focalX, focalY }: Record<string, unknown>): FocalPoint | undefined {
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return undefined;
  const isMiddle = focalX === MIDDLE_PERCENT && focalY === MIDDLE_PERCENT;
  const within = (percent: number): number => Math.min(100, Math.max(0, percent));
  return isMiddle ? undefined : [within(focalX), within(focalY)];
}

/** The address of a picture that stays, with another focal point; nothing where that stays too. */
function refocused(data: Record<string, unknown>, before: Record<string, unknown> | undefined) {
  const address = data.address ?? before?.address;
  const picture = typeof address === 'string' ? readPictureAddress(address) : null;
  const isChosen = typeof data.focalX === 'number' && typeof data.focalY === 'number';
  if (!picture || !isChosen) return {};
  const { focal: _, ...facts } = picture;
  const focal = focalPointOf(data);
  return { address: pictureAddress({ ...facts, ...(focal && { focal }) }) };
}

/** What Payload writes down of a file. */
const OF_THE_FILE: readonly string[] = ['filename', 'filesize', 'height', 'mimeType', 'width'];

/** What was written down of the file, which stays as long as the file does, whatever a request says of it. */
const ofTheFile = (before: Record<string, unknown>) =>
  Object.fromEntries(OF_THE_FILE.map((name) => [name, before[name]]));

async function readOriginal(req: PayloadRequest, brought: Buffer): Promise<StoredOriginal> {
  if (brought.length > MAX_ORIGINAL_BYTES) {
    throw refusal(`The file has more than ${MAX_ORIGINAL_BYTES >> 20} MB.`);
  }
  try {
    const original = await decodeInTurn(req, 'storedOriginal', brought);
    if (!original) throw refusal(NO_PICTURE);
    return original;
  } catch (error) {
    const isOurFault = error instanceof Error && error.name === 'MakerNotStarted';
    if (error instanceof APIError || isOurFault) throw error;
    req.payload.logger.warn({ err: error }, 'A picture was refused');
    throw refusal('The picture cannot be read. It is damaged, cut off, or far too large.');
  }
}

/** What a file is called without what no disk takes, and without long numbers: Payload counts up from one that is taken. */
const plainName = (name: string): string =>
  name
    .replace(/\.[^.]*$/u, '')
    .replaceAll(/[\p{C}/\\?<>:*|"]/gu, '')
    .replaceAll(/\d{7,}/gu, (digits) => digits.slice(0, 6)) || 'picture';

/** What Payload is handed of each picture, and what was read of it. */
const readOriginals = new WeakMap<Uint8Array, StoredOriginal>();

/**
 * Reads the picture that somebody who may brings, before Payload looks at it: what that is handed is a whole picture of one
 * of the four kinds, without what its camera wrote beside it, under its own type and a plain name. Of anything else Payload
 * would look for scripts in an SVG, or for brands in an AVIF, for minutes, and would count names up without end.
 *
 * @throws APIError 400 where it is no picture, is cut off, or is larger than 60 MB or 110 million pixels
 */
export const readPicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { file } = req;
  const isAllowed = overrideAccess || hasRole(req, 'administrator', 'editor');
  if (!file || !isAllowed || (operation !== 'create' && operation !== 'update')) return args;
  const original = await readOriginal(req, file.data);
  const { buffer, byteOffset, byteLength } = original.bytes;
  const data = Buffer.from(buffer, byteOffset, byteLength); // the same bytes, of which there may be 60 MB
  readOriginals.set(data, original);
  const { ending } = original;
  const name = `${plainName(file.name)}.${ending}`;
  const mimetype = `image/${ending === 'jpg' ? 'jpeg' : ending}`;
  req.file = { ...file, data, name, mimetype, size: data.length };
  return args;
};

/**
 * Keeps the picture that comes with a document in the store of originals, and writes its public address, with size and
 * placeholder, into the document. A document without a new picture keeps its address; what the site keeps already is
 * entered by its address alone, which no one who is signed in can set. The focal point is part of the address.
 */
export const storeOriginal =
  (originals: Originals): CollectionBeforeChangeHook =>
  async ({ data, req, operation, originalDoc }) => {
    const original = req.file && readOriginals.get(req.file.data);
    if (!original) {
      if (operation === 'create' && !data.address) throw pictureMissing();
      const known = operation === 'update' ? ofTheFile(Object(originalDoc)) : {};
      return { ...data, ...refocused(data, originalDoc), ...known };
    }
    const { bytes, ending, widthPx, heightPx, placeholder } = original;
    const path = await originals.write(bytes, ending);
    const focal = focalPointOf(data);
    const facts = { path, widthPx, heightPx, placeholder };
    return { ...data, address: pictureAddress({ ...facts, ...(focal && { focal }) }) };
  };

const edits = z.object({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) });

/**
 * A focal point that is chosen for a picture comes in the address of the request. Nothing is cut or fetched here, whatever
 * else stands there: Payload would cut a new picture to any size, and would fetch one that comes without its file from
 * whatever address the request names.
 *
 * @throws APIError 400 where whoever may bring pictures brings none
 */
export const saveFocalPoint: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const isEmpty = operation === 'create' && !req.file && !overrideAccess;
  if (isEmpty && hasRole(req, 'administrator', 'editor')) throw pictureMissing();
  const chosen = edits.safeParse(req.query?.uploadEdits).data;
  req.query = { ...req.query, uploadEdits: req.file ? chosen : undefined };
  if (req.file || !chosen) return args;
  const { x, y } = chosen.focalPoint;
  return { ...args, data: { ...args.data, focalX: Math.round(x), focalY: Math.round(y) } };
};
