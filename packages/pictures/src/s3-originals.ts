import { createHash } from 'node:crypto';
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import {
  isOriginalHash,
  OriginalDamaged,
  type Originals,
  OriginalsAway,
  OriginalTooLarge,
  originalPath,
} from './originals.ts';
import { s3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

/** Most time of one read or write, a second try included. */
const LIMIT_MS = 20_000;
/** Length of a SHA-256, in hexadecimal digits; older names are no hash of the content. */
const SHA256_DIGITS = 64;

/** The media type of an original, by the ending of its name. */
export const pictureType = (ending: string): string =>
  `image/${ending === 'jpg' ? 'jpeg' : ending}`;

/**
 * Originals in a bucket, each under `{two}/{hash}`, without ending, since whoever reads knows only the hash. What comes
 * back is held against its hash.
 *
 * @param limitMs most time of one read or write, 20 s by default
 */
export function s3Originals(settings: S3Settings, limitMs = LIMIT_MS): Originals {
  const { bucket } = settings;
  const client = s3Client(settings, limitMs);
  const place = (hash: string) => ({ Bucket: bucket, Key: `${hash.slice(0, 2)}/${hash}` });
  const away = (cause: unknown) =>
    new OriginalsAway(`The pictures in the bucket ${bucket} cannot be reached`, { cause });

  const download = async (hash: string): Promise<Buffer | null> => {
    const abortSignal = AbortSignal.timeout(limitMs);
    try {
      const { Body } = await client.send(new GetObjectCommand(place(hash)), { abortSignal });
      return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof OriginalTooLarge) throw error;
      if (error instanceof NoSuchKey || error instanceof NotFound) return null;
      throw away(error);
    }
  };

  return {
    async read(hash) {
      if (!isOriginalHash(hash)) return null;
      const bytes = await download(hash);
      if (bytes === null || bytes.length === 0) return null;
      if (hash.length === SHA256_DIGITS && sha256(bytes) !== hash) throw new OriginalDamaged(hash);
      return bytes;
    },
    has: async (hash) =>
      isOriginalHash(hash) &&
      client
        .send(new HeadObjectCommand(place(hash)), { abortSignal: AbortSignal.timeout(limitMs) })
        .then(({ ContentLength }) => ContentLength !== 0, isAbsent)
        .catch((error: unknown) => {
          throw away(error);
        }),
    async write(bytes, ending) {
      const address = originalPath(bytes, ending);
      const hash = sha256(bytes);
      const { Bucket, Key } = place(hash);
      const abortSignal = AbortSignal.timeout(limitMs);
      try {
        const isThere = await client
          .send(new HeadObjectCommand({ Bucket, Key }), { abortSignal })
          .then(({ ContentLength }) => ContentLength === bytes.length, isAbsent);
        if (isThere && (await download(hash))?.equals(bytes)) return address;
        const object = { Bucket, Key, Body: bytes, ContentType: pictureType(ending) };
        await client.send(new PutObjectCommand(object), { abortSignal });
        return address;
      } catch (error) {
        throw error instanceof OriginalsAway ? error : away(error);
      }
    },
  };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** For a question that failed: false where there is no such object, and the error itself where it is another. */
export function isAbsent(error: unknown): false {
  if (error instanceof NotFound || error instanceof NoSuchKey) return false;
  throw error;
}
