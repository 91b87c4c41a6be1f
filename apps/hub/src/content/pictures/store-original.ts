import {
  type FocalPoint,
  pictureAddress,
  readPictureAddress,
} from '@selvedge/contract/picture-address';
import type { Originals } from '@selvedge/pictures/originals';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { refusal } from '../../access/editors-only.ts';
import { hasRole } from '../../access/roles.ts';
import { decodeInTurn } from '../../decoding/decode-in-turn.ts';

/** What is said where a picture is to be made of nothing. */
const pictureMissing = (): APIError => refusal('Choose a picture to upload.');

const NO_PICTURE = 'This is none of JPEG, PNG, WebP and AVIF.';

/** Payload's own refusals of a file name kinds of data, or a field that the form does not have. */
export const refuseOtherFiles: CollectionAfterErrorHook = ({ error }) => {
  const isOfFile =
    error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'file');
  return isOfFile ? { response: { errors: [{ message: NO_PICTURE }] } } : undefined;
};

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

/**
 * Keeps the picture that comes with a document in the store of originals, without what its camera wrote beside it, and
 * writes its public address, with size and placeholder, into the document. A document without a new picture keeps its
 * address; what the site keeps already is entered by its address alone, which no one who is signed in can set. The focal
 * point is part of the address.
 *
 * @throws APIError 400 where it is no picture, is cut off, or is larger than 60 MB or 110 million pixels
 */
export const storeOriginal =
  (originals: Originals): CollectionBeforeChangeHook =>
  async ({ data, req, operation, originalDoc }) => {
    const brought = req.file?.data;
    if (!brought || brought.length === 0) {
      if (operation === 'create' && !data.address) throw pictureMissing();
      return { ...data, ...refocused(data, originalDoc) };
    }
    if (brought.length > MAX_ORIGINAL_BYTES) {
      throw refusal(`The file has more than ${MAX_ORIGINAL_BYTES >> 20} MB.`);
    }
    try {
      const read = await decodeInTurn(req, 'storedOriginal', brought);
      if (!read) throw refusal(NO_PICTURE);
      const { bytes, ending, widthPx, heightPx, placeholder } = read;
      const path = await originals.write(bytes, ending);
      const focal = focalPointOf(data);
      const facts = { path, widthPx, heightPx, placeholder };
      return { ...data, address: pictureAddress({ ...facts, ...(focal && { focal }) }) };
    } catch (error) {
      const isOurFault = error instanceof Error && error.name === 'MakerNotStarted';
      if (error instanceof APIError || isOurFault) throw error;
      req.payload.logger.warn({ err: error }, 'A picture was refused');
      throw refusal('The picture cannot be read. It is damaged, cut off, or far too large.');
    }
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
