import type { DefaultServerCellComponentProps } from 'payload';

/** What went wrong with a message, in the list; nothing where nothing did. */
export function ProblemCell({ rowData }: DefaultServerCellComponentProps) {
  const problem: unknown = rowData?.lastProblem;
  return typeof problem === 'string' && problem !== '' ? <span>{problem}</span> : null;
}
