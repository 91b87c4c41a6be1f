import { join } from 'node:path';
import { makingProcess, PICTURE_LIMITS } from '@selvedge/documents/making-process';
import { offerDecoding } from './decode-in-turn.ts';
import { type Decoded, type DecodingOrder, readDecoded } from './decoders.ts';

/** What is brought is decoded twice, and encoded anew where a camera has written beside it. */
const LIMITS = { ...PICTURE_LIMITS, clockMs: 60_000 };

/** Decodes pictures in a process apart, which has no password and no right to write, and is replaced when it misbehaves. */
export const decodingApart = () =>
  makingProcess<DecodingOrder, Decoded>(
    join(import.meta.dirname, 'decoding-process.ts'),
    LIMITS,
    readDecoded,
  );

/** Has the pictures of requests decoded so. */
export const startDecoding = (): void => offerDecoding(decodingApart());
