import { resolve } from 'node:path';
import { z } from 'zod';
import { ImportRefused } from './import-refused.ts';

const settingsSchema = z.object({
  DATA_DIR: z.string().min(1, 'a folder').default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/u,
      error: 'an address that begins with postgres:// or postgresql://',
    })
    .optional(),
  /** Where the caller stood when npm was called; npm itself moves to the repository's root. */
  INIT_CWD: z.string().default(() => process.cwd()),
});

export interface ImportSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** What paths in the arguments are relative to. */
  readonly callerDir: string;
}

/**
 * Reads the importer's settings from the environment; empty ones count as left out.
 *
 * @throws ImportRefused naming each wrong setting and what would be right; no value is repeated
 */
export function readImportSettings(
  env: Readonly<Record<string, string | undefined>>,
): ImportSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({ path, message }) => `  - ${path.join('.')} must be ${message}`,
    );
    throw new ImportRefused(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const { DATA_DIR, DATABASE_URL, INIT_CWD } = parsed.data;
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL, callerDir: INIT_CWD };
}
