import { join } from 'node:path';
import { makingProcess, PICTURE_LIMITS } from '@selvedge/documents/making-process';
import { offerDecoding } from './decode-in-turn.ts';

/** What is brought is decoded twice, and encoded anew where a camera has written beside it. */
const LIMITS = { ...PICTURE_LIMITS, clockMs: 60_000 };

/** Has pictures decoded in a process apart, which has no password and no right to write, and is replaced when it misbehaves. */
export const startDecoding = (): void =>
  offerDecoding(makingProcess(join(import.meta.dirname, 'decoding-process.ts'), LIMITS));
