'use client';
import { DefaultListView } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';

/** The queue: Payload's own list as the page's main part. Rows are not ticked, since nothing is done to many at once. */
export function QueueList(props: ListViewClientProps) {
  return (
    <main className="desk-queue">
      <DefaultListView {...props} />
    </main>
  );
}
