import { addAbortSignal, Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { OriginalTooLarge } from './originals.ts';
import { MAX_ORIGINAL_BYTES } from './picture-limits.ts';
import type { S3Settings } from './s3-settings.ts';

const CONNECTION_MS = 3000;
const TRIES = 2;
/** Most that an answer which is no original may have, such as why there is none. */
const MAX_WORDS_BYTES = 1 << 20;
/** From this status on an answer is no original. */
const FIRST_OTHER = 300;

interface Asked {
  readonly method: string;
}
interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  body: Readable;
}

/**
 * A client for the server that the settings name. Whatever that server sends, no answer is read for longer than `answerMs`
 * or beyond what it may have: an original, or some words.
 */
export function s3Client(
  { endpoint, region, credentials, pathStyle }: S3Settings,
  answerMs: number,
): S3Client {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    // Servers other than Amazon's need not know its newer checksums; the content's own hash is checked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS },
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  });
  // Nearer to the server than what reads the answer: the client itself collects what a failure says, however long it is.
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { method } = args.request as Asked; // of HTTP, as of every S3 client
      boundAnswer(result.response as Answered, method, answerMs);
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'boundAnswer' },
  );
  return client;
}

function boundAnswer(answer: Answered, method: string, answerMs: number): void {
  const { body, statusCode, headers } = answer;
  const isOriginal = method === 'GET' && statusCode < FIRST_OTHER;
  const maxBytes = isOriginal ? MAX_ORIGINAL_BYTES : MAX_WORDS_BYTES;
  const TooLarge = isOriginal ? OriginalTooLarge : Error;
  const tooLarge = () => new TooLarge(`The bucket answers with more than ${maxBytes} bytes`);
  // The client lets go of its signal once the head of an answer is there; a body that stalls is cut here.
  addAbortSignal(AbortSignal.timeout(answerMs), body);
  if (method !== 'HEAD' && Number(headers['content-length'] ?? 0) > maxBytes) {
    body.destroy();
    throw tooLarge();
  }
  answer.body = Readable.from(atMost(body, maxBytes, tooLarge), { objectMode: false });
}

/** What the body holds; where that is too much, it is closed and the error thrown. */
async function* atMost(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  tooLarge: () => Error,
): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > maxBytes) throw tooLarge();
    yield piece;
  }
}
