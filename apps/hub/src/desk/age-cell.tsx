import type { DefaultServerCellComponentProps } from 'payload';
import { ageOf } from './age.ts';

const dateOf = (value: unknown): Date | null =>
  typeof value === 'string' ? new Date(value) : null;

/** The age of an application against its target, in the queue. */
export function AgeCell({ rowData }: DefaultServerCellComponentProps) {
  const { text, tone } = ageOf(dateOf(rowData?.dueAt), dateOf(rowData?.decidedAt), new Date());
  return <span className={`desk-age desk-age--${tone}`}>{text}</span>;
}
