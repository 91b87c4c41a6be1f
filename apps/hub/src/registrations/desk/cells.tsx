import type { DefaultServerCellComponentProps } from 'payload';
import { ageOf } from './times.ts';

const dateOf = (value: unknown): Date | null =>
  typeof value === 'string' ? new Date(value) : null;

/** The age of an application against its target, in the queue. */
export function AgeCell({ rowData }: DefaultServerCellComponentProps) {
  const { text, tone } = ageOf(dateOf(rowData?.dueAt), dateOf(rowData?.decidedAt), new Date());
  return <span className={`desk-age desk-age--${tone}`}>{text}</span>;
}

/** Who works on an application, in the queue. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id: unknown = Object(cellData).id ?? cellData;
  if (typeof id !== 'number') return <span className="desk-quiet">Nobody yet</span>;
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return <span>{user?.name ?? 'Somebody who has left'}</span>;
}
