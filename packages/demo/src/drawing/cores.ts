import { availableParallelism } from 'node:os';

/** What a process takes that dresses a scene of full size; one that draws pictures takes less. */
const PROCESS_BYTES = 450 * 2 ** 20;

/** The cores that there are and that there is memory for, at least one. */
export const coresWithMemory = (): number =>
  Math.max(
    1,
    Math.min(availableParallelism(), Math.floor(process.availableMemory() / PROCESS_BYTES)),
  );
