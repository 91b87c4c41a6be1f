/** A column in which things lie sealed to the hub. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Names a row, as a text; SQL. */
  readonly key: string;
  /** Whether it is base64 in a text, and not bytes. */
  readonly isText: boolean;
}

/** Every such column of the database; a test compares it with what the schemas say. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'inbox.registration', column: 'body', key: 'id::text', isText: false },
  { table: 'inbox.outgoing_mail', column: 'body', key: 'id::text', isText: false },
  {
    table: 'inbox.correction',
    column: 'answer',
    key: "encode(token_hash, 'hex')",
    isText: false,
  },
  {
    table: 'hub.registration_paper',
    column: 'sealed',
    key: "concat_ws('/', registration_id, part, version)",
    isText: false,
  },
  { table: 'hub.outbox', column: 'sealed', key: 'id::text', isText: true },
];
