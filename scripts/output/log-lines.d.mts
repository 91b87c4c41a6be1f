import type { Readable, Writable } from 'node:stream';

/** What scripts/output/log-lines.mjs gives to tests in TypeScript; the words about each stand there. */
export function asJson(line: string, isError: boolean, now?: () => number): string | null;
export function asText(line: string): string;
export function passOn(
  from: Readable,
  to: Writable,
  format: 'pretty' | 'json',
  isError: boolean,
): void;
