import { join } from 'node:path';
import { makingProcess } from '@selvedge/documents/making-process';
import { offerDecoding } from './decode-in-turn.ts';

/** The largest picture that is taken has 110 million pixels, and takes up to 2 GB as AVIF. */
const LIMITS = { clockMs: 60_000, memoryMb: 3072, spentBytes: 224 * 2 ** 20 } as const;

/** Has pictures decoded in a process apart, which has no password and no right to write, and is replaced when it misbehaves. */
export const startDecoding = (): void =>
  offerDecoding(makingProcess(join(import.meta.dirname, 'decoding-process.ts'), LIMITS));
