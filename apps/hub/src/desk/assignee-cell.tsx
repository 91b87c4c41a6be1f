import type { DefaultServerCellComponentProps } from 'payload';

/** Who works on an application, in the queue. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id: unknown = Object(cellData).id ?? cellData;
  if (typeof id !== 'number') return <span className="desk-quiet">Nobody yet</span>;
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return <span>{user?.name ?? 'Somebody who has left'}</span>;
}
