import type pg from 'pg';

/** How many bytes strangers have stored. */
export interface InboxSize {
  /** Their drafts, each 4 KiB at least, and the applications of the last 90 days. */
  readonly bytes: number;
  /** Of these their drafts. */
  readonly draftBytes: number;
}

/** @param client the site's role, or a pool of it */
export async function inboxSize(client: pg.ClientBase | pg.Pool): Promise<InboxSize> {
  const { rows } = await client.query<{ applications: string; drafts: string }>(
    'SELECT inbox.registration_bytes() AS applications, inbox.draft_bytes() AS drafts',
  );
  const [{ applications, drafts } = { applications: 0, drafts: 0 }] = rows;
  return { bytes: Number(applications) + Number(drafts), draftBytes: Number(drafts) };
}
