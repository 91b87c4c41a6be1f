import { databaseDump } from '@selvedge/database/backup/dump-database';
import { ORIGINAL_ENDINGS } from '@selvedge/pictures/originals';
import { z } from 'zod';

export const DATABASE_FOLDER = 'database';
export const MEDIA_FOLDER = 'media';

const ENDINGS = ORIGINAL_ENDINGS.join('|');
const MEDIA_FILE = new RegExp(
  `^${MEDIA_FOLDER}/([0-9a-f]{2})/\\1[0-9a-f]{38,62}\\.(?:${ENDINGS})$`,
);
/** Mails on the disk, which backups of earlier releases hold; none is put back. */
const MAIL_FILE = /^mail\/[\w-][\w.-]*\.eml$/u;
const TABLE_FILE = new RegExp(`^${DATABASE_FOLDER}/[a-z]+\\.[a-z0-9_]+\\.copy\\.gz$`, 'u');

/**
 * Whether a backup writes files of this name. A restore writes and reads by the names of a manifest, which somebody else
 * may have written: none leads out of its folder.
 */
const isBackupFile = (file: string): boolean =>
  MEDIA_FILE.test(file) || TABLE_FILE.test(file) || MAIL_FILE.test(file);

const IS_SHA256 = /^[0-9a-f]{64}$/u;
const fileSum = z.object({ sha256: z.string().regex(IS_SHA256), bytes: z.int().nonnegative() });
export type FileSum = z.output<typeof fileSum>;

/** What a backup says of itself. */
export const backupManifest = z
  .strictObject({
    format: z.literal('selvedge backup 1'),
    takenAt: z.iso.datetime(),
    database: databaseDump,
    /** Each of its files but the manifest, below its folder with slashes: SHA-256 in lower case, and bytes. */
    files: z.record(z.string(), fileSum),
    /** Originals that the database names and nobody has whole: they were lost before. */
    missingMedia: z.array(z.string()),
    /** Where originals were left out, as before a migration, which leaves them alone. */
    databaseAlone: z.literal(true).optional(),
  })
  .superRefine(({ files, database }, context) => {
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message });
    for (const file of Object.keys(files))
      if (!isBackupFile(file))
        refuse(`${JSON.stringify(file)} is no name of a file that a backup holds`);
    for (const { schema, name, file } of database.tables) {
      const table = `${schema}.${name}`;
      if (file !== `${table}.copy.gz`)
        refuse(`${table} lies in ${table}.copy.gz, and not in ${JSON.stringify(file)}`);
      else if (!Object.hasOwn(files, `${DATABASE_FOLDER}/${file}`))
        refuse(`${DATABASE_FOLDER}/${file} is not among its files`);
    }
  });
export type BackupManifest = z.output<typeof backupManifest>;

/** The SHA-256 that an original's name promises of its bytes; undefined of other files, and of the demo's, which are drawn. */
export const promisedSha256 = (file: string): string | undefined =>
  /^media\/[0-9a-f]{2}\/([0-9a-f]{64})\./u.exec(file)?.[1];

/** The file of a backup that an original of this name is. */
export const mediaFile = (name: string): string => `${MEDIA_FOLDER}/${name.slice(0, 2)}/${name}`;

/** Whether a backup was taken without originals; those of earlier releases do not say so, and have none. */
export const isDatabaseAlone = ({ databaseAlone, files }: BackupManifest): boolean =>
  databaseAlone ?? !Object.keys(files).some((file) => file.startsWith(`${MEDIA_FOLDER}/`));
