import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Product } from '@selvedge/contract/product';
import {
  type ImportChanges,
  importChanges,
  keepReplaced,
  type ReplacedProduct,
  recordImportRun,
  replacedExamples,
} from '@selvedge/database/import-runs';
import { type WriteCounts, writeProducts } from '@selvedge/database/products';
import { readSupplied } from '@selvedge/database/read-products';
import { openOriginals } from '@selvedge/pictures/open-originals';
import type { S3Settings } from '@selvedge/pictures/s3-settings';
import type pg from 'pg';
import { ImportRefused, UnknownHeader } from './import-refused.ts';
import { checkColumns, columnList, updating } from './mapping/check-columns.ts';
import { FIELD_KINDS, PRODUCT_FIELDS } from './mapping/mapping-schema.ts';
import {
  loadMapping,
  type NamedMapping,
  ofList,
  READY_MAPPINGS,
  recogniseMapping,
} from './mapping/mappings.ts';
import {
  type PictureCounts,
  type PictureStore,
  pictureSettler,
  picturesOf,
} from './pictures/settle-pictures.ts';
import { openSource } from './read/open-source.ts';
import type { Source } from './read/source.ts';
import { newValueWarnings } from './report/new-values.ts';
import { openRejectedFile, type Rejection } from './report/rejected-file.ts';
import { productsOf, type ReadCounts } from './rows-to-products.ts';
import { refuseFullCatalogue } from './value-bounds.ts';

const KINDS_OF_PICTURES = ['picture', 'pictures', 'symbols', 'instructions'];
const PICTURE_FIELDS = PRODUCT_FIELDS.filter((field) =>
  KINDS_OF_PICTURES.includes(FIELD_KINDS[field]),
);

export interface ImportOptions {
  /** Path of the product file. */
  readonly file: string;
  /** Name of a ready mapping or path of a mapping file; found out by the file's header where it is left out. */
  readonly mapping?: string | undefined;
  /** Folder of the pictures that the file names. */
  readonly picturesDir?: string | undefined;
  /** Whether the file changes products of its list that are there, and of them nothing but what it carries. */
  readonly update?: boolean;
  /** The supplier's list that the file is of; that of the mapping where it is left out. */
  readonly list?: string | undefined;
  /** Does everything and rolls it back; no picture is copied. */
  readonly dryRun?: boolean;
  /** What the run may do to products that are there; without it, anything. */
  readonly allowed?: AllowedLoss | undefined;
  /** A connection as owner or hub, in no transaction. */
  readonly client: pg.ClientBase;
  /** Where pictures are kept, unless a bucket is named. */
  readonly mediaDir: string;
  readonly s3?: S3Settings | undefined;
  /** Reads a picture; in this process where it is left out. */
  readonly examine?: PictureStore['examine'];
  /** Ends the run while it reads; what it wrote is rolled back. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(progress: ImportProgress): void;
}

/** What somebody has agreed to after a dry run. */
interface AllowedLoss {
  /** Values that may be lost. */
  readonly emptiedFields: number;
  /** Products that may be taken over from other suppliers' lists. */
  readonly takenOver: number;
  /** Products that may be withdrawn; where it is left out, as many as the file withdraws. */
  readonly withdrawn?: number;
}

export interface ImportProgress {
  readonly phase: 'reading' | 'writing';
  /** Rows read so far. */
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

/** What a run did; of a dry run, what it would have done. */
export interface ImportSummary extends WriteCounts {
  /** Rows that became no product. */
  readonly rejected: number;
  /** Rows read. */
  readonly rows: number;
  readonly dryRun: boolean;
  /** Name of the mapping and, where it was not asked for, that it was found out. */
  readonly mapping: string;
  readonly source: string;
  readonly format: Source['format'];
  /** What was found out about the file, in words. */
  readonly findings: readonly string[];
  /** What it says that can be shown and not used, in sentences. */
  readonly warnings: readonly string[];
  /** Columns that the mapping does not read. */
  readonly unusedColumns: readonly string[];
  /** Where the rejected rows are listed; undefined where there are none. */
  readonly rejectedFile: string | undefined;
  /** The first of them. */
  readonly firstRejections: readonly Rejection[];
  /** Whether a complete list withdrew nothing because rows of it were rejected. */
  readonly withdrawalHeld: boolean;
  readonly pictures: PictureCounts;
  /** Some products of each kind: new, changed, withdrawn; before and after. */
  readonly examples: readonly ReplacedProduct[];
  /** What changes of products that were there. */
  readonly changes: ImportChanges;
}

/** Examples of each kind in a summary. */
const EXAMPLES = 10;

/**
 * Imports a product file: one transaction, one row in the log, and what it replaced is kept, so that it can be taken back.
 * Rows that cannot be taken are listed beside the input and the others go in.
 *
 * A list that claims to be complete withdraws nothing while rows of it are rejected: a mistyped row must not take its
 * product off the site.
 *
 * @throws ImportRefused when the file, the mapping or the folder of pictures cannot be used, or more is lost than allowed, the signal's reason when it
 *   was given, and what the database throws; nothing is written then
 */
export async function importProducts(options: ImportOptions): Promise<ImportSummary> {
  const { file, client, dryRun = false } = options;
  const startedAt = new Date();
  const { source, name, mapping: whole } = await openMapped(file, options);
  const mapping = options.update ? updating(whole, source.columns) : whole;
  const unusedColumns = checkColumns(mapping, source.columns, name);
  const supplied = <T>(part: (product: Product) => T) =>
    suppliedBySku(client, mapping.source, part);
  const stored = options.update ? await supplied((product) => product) : undefined;
  const otherLists = options.update ? await listsBesides(client, mapping.source) : undefined;
  const hasPictures = PICTURE_FIELDS.some((field) => mapping.fields[field]);
  const pictures = await pictureSettler(
    options.picturesDir,
    {
      originals: dryRun ? undefined : openOriginals(options.mediaDir, options.s3),
      examine: options.examine,
    },
    stored ?? (hasPictures ? await supplied(picturesOf) : undefined),
  );
  const rejections = openRejectedFile(file);
  const counts: ReadCounts = { rows: 0, products: 0, rejected: 0 };
  const findings = [...source.findings];
  const warnings: string[] = [];
  const report = (phase: ImportProgress['phase']) =>
    options.onProgress?.({
      phase,
      rows: counts.rows,
      bytes: source.bytesRead(),
      totalBytes: source.totalBytes,
    });
  const products = productsOf({
    source,
    mapping,
    pictures,
    stored,
    otherLists,
    rejections,
    counts,
    findings,
    warnings,
    report,
    signal: options.signal,
  });
  try {
    await client.query('BEGIN');
    try {
      const written = await writeProducts(client, products, {
        source: mapping.source,
        keepsReplaced: true,
        // Asked for after the last row was read, when it is known whether any was rejected.
        get complete() {
          return mapping.complete && counts.rejected === 0;
        },
      });
      if (counts.rows === 0) throw new ImportRefused(`${basename(file)} has a header and no rows.`);
      await refuseFullCatalogue(client);
      const runId = await recordImportRun(client, {
        ...written,
        fileName: basename(file),
        fileSha256: await sha256(file),
        mapping: name,
        source: mapping.source,
        startedAt,
        rejected: counts.rejected,
      });
      warnings.push(...(await newValueWarnings(client)));
      const changes = await importChanges(client, mapping.source);
      if (options.allowed) refuseMore(changes, written.withdrawn, options.allowed);
      const examples = await replacedExamples(client, EXAMPLES);
      if (!dryRun) await keepReplaced(client, runId);
      await rejections.finish();
      await client.query(dryRun ? 'ROLLBACK' : 'COMMIT');
      return {
        ...written,
        rejected: counts.rejected,
        rows: counts.rows,
        dryRun,
        mapping: name,
        source: mapping.source,
        format: source.format,
        findings,
        warnings,
        unusedColumns,
        rejectedFile: counts.rejected > 0 ? rejections.path : undefined,
        firstRejections: rejections.first,
        withdrawalHeld: mapping.complete && counts.rejected > 0,
        pictures: pictures.counts,
        examples,
        changes,
      };
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined); // the first error says more
      throw error;
    }
  } finally {
    await rejections.discard();
  }
}

/** What is wanted of each product of a supplier, by SKU. */
async function suppliedBySku<T>(
  client: pg.ClientBase,
  source: string,
  part: (product: Product) => T,
): Promise<Map<string, T>> {
  const parts = new Map<string, T>();
  for await (const product of readSupplied(client, source)) parts.set(product.sku, part(product));
  return parts;
}

/** The list that each product of another one is in, by SKU. */
async function listsBesides(client: pg.ClientBase, source: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ sku: string; source: string }>(
    'SELECT sku, source FROM published.product WHERE source <> $1',
    [source],
  );
  return new Map(rows.map((row) => [row.sku, row.source]));
}

/** Products that a run takes over from other suppliers' lists. */
const takenOverProducts = ({ takenOver }: Pick<ImportChanges, 'takenOver'>): number =>
  takenOver.reduce((sum, { products }) => sum + products, 0);

function refuseMore(changes: ImportChanges, withdrawn: number, allowed: AllowedLoss): void {
  const isMore =
    changes.emptied.fields > allowed.emptiedFields ||
    takenOverProducts(changes) > allowed.takenOver ||
    withdrawn > (allowed.withdrawn ?? withdrawn);
  if (isMore)
    throw new ImportRefused(
      'The catalogue has changed since the file was checked, and more would be lost than was agreed to. Check the file again.',
    );
}

async function openMapped(
  file: string,
  { mapping: asked, update, list }: ImportOptions,
): Promise<NamedMapping & { readonly source: Source }> {
  if (asked !== undefined) {
    const found = await loadMapping(asked);
    return { ...ofList(found, list), source: await openSource(file, found.mapping.file) };
  }
  const source = await openSource(file);
  const found = recogniseMapping(source.columns, update);
  if (!found) {
    const names = READY_MAPPINGS.map(
      ({ name, mapping }) => `  ${name}: has ${mapping.recognise.map((c) => `"${c}"`).join(', ')}`,
    );
    const change = source.columns.includes('sku')
      ? ' Its "sku" is enough where it is to change only what it carries.'
      : '';
    throw new UnknownHeader(
      `No ready mapping knows this header. Ready are:\n${names.join('\n')}\n${columnList(source.columns)}\nChoose one of them, or bring a mapping file of your own.${change}`,
      source.columns,
    );
  }
  return { ...ofList(found, list), source };
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
