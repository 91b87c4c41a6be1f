import type { Problem } from '../read/source.ts';

/** One or more reasons why a row becomes no product. */
export class RowError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ reason }) => reason).join('; '));
    this.name = 'RowError';
    this.problems = problems;
  }
}
