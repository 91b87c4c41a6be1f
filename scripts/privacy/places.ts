import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@selvedge/database/connection';

/** Every file below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** What a dump of the database would hold, table by table: inbox, hub, audit log and what is published. */
export async function dumpOf(ownerUrl: string): Promise<ReadonlyMap<string, string>> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY name`,
    );
    const tables = new Map<string, string>();
    for (const { name } of rows) {
      const found = await client.query<{ line: string }>(
        `SELECT row(t.*)::text AS line FROM ${name} t`,
      );
      tables.set(name, found.rows.map(({ line }) => line).join('\n'));
    }
    return tables;
  });
}
