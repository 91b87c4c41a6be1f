import type pg from 'pg';

/** How many bytes strangers have stored. */
export interface InboxSize {
  /** Their drafts, and the applications of the last 90 days. */
  readonly bytes: number;
  /** Of these their drafts. */
  readonly draftBytes: number;
}

/** @param client the site's role, or a pool of it */
export async function inboxSize(client: pg.ClientBase | pg.Pool): Promise<InboxSize> {
  const { rows } = await client.query<{ bytes: string; drafts: string }>(
    'SELECT inbox.stored_bytes() AS bytes, inbox.draft_bytes() AS drafts',
  );
  return { bytes: Number(rows[0]?.bytes ?? 0), draftBytes: Number(rows[0]?.drafts ?? 0) };
}
