import { resolve } from 'node:path';
import {
  S3_FIELDS,
  type S3Settings,
  s3Problem,
  s3SettingsOf,
} from '@selvedge/pictures/s3-settings';
import { z } from 'zod';
import { ImportRefused } from './import-refused.ts';

const fields = z.object({
  DATA_DIR: z.string().min(1, 'a folder').default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/u,
      error: 'an address that begins with postgres:// or postgresql://',
    })
    .optional(),
  /** Where the caller stood when npm was called; npm itself moves to the repository's root. */
  INIT_CWD: z.string().default(() => process.cwd()),
  ...S3_FIELDS,
});

const settingsSchema = fields.superRefine((given, context) => {
  const problem = s3Problem(given);
  if (problem) context.addIssue({ code: 'custom', path: [problem.name], message: problem.message });
});

export interface ImportSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** What paths in the arguments are relative to. */
  readonly callerDir: string;
  /** Where pictures are kept; undefined: in the data directory. */
  readonly s3: S3Settings | undefined;
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
  const s3 = s3SettingsOf(parsed.data);
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL, callerDir: INIT_CWD, s3 };
}
