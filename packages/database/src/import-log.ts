import type pg from 'pg';

/** One run of the importer. */
export interface ImportRun {
  fileName: string;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  fileSha256: string;
  /** Name of the mapping, or path of its file. */
  mapping: string;
  source: string;
  startedAt: Date;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  rejected: number;
}

/**
 * Writes the run's row into the import log. Called in the run's own transaction, so that the log tells of just the runs
 * that took place.
 *
 * @returns the run's number, by which it is found again
 */
export async function recordImportRun(client: pg.ClientBase, run: ImportRun): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO published.import_run
       (file_name, file_sha256, mapping, source, started_at, added, changed, unchanged, withdrawn, rejected)
     VALUES ($1, decode($2, 'hex'), $3, $4, $5, $6, $7, $8, $9, $10)
     RETURNING id`,
    [
      run.fileName,
      run.fileSha256,
      run.mapping,
      run.source,
      run.startedAt,
      run.added,
      run.changed,
      run.unchanged,
      run.withdrawn,
      run.rejected,
    ],
  );
  return rows[0]?.id ?? '';
}
