import { z } from 'zod';

/** Largest product file that the hub takes; `npm run import` knows no limit for CSV and JSON Lines. */
export const MAX_IMPORT_BYTES = 100 << 20;
/** Most rows of it. */
export const MAX_IMPORT_ROWS = 300_000;
/** Most characters of a mapping file. */
export const MAX_MAPPING_CHARACTERS = 200_000;
/** Addresses that take the file itself and its pictures, whose bodies may be that large. */
export const IMPORT_FILE_PATH = /^\/api\/products\/imports\/[0-9a-f-]{36}(?:\/pictures)?$/u;

const example = z.object({
  sku: z.string(),
  name: z.string(),
  kind: z.enum(['changed', 'withdrawn', 'new']),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

const changes = z.object({
  fields: z.array(z.object({ field: z.string(), products: z.number(), emptied: z.number() })),
  emptied: z.object({ products: z.number(), fields: z.number() }),
  takenOver: z.array(z.object({ source: z.string(), products: z.number() })),
});

/** What is agreed to by name before a file is applied: how many values are lost, how many products change hands. */
export const agreement = z.object({
  emptiedFields: z.number().default(0),
  takenOver: z.number().default(0),
  withdrawn: z.number().default(0),
});
export type Agreement = z.output<typeof agreement>;

/** What a run of the importer did, or would do, as the hub shows it. */
const importReport = z.object({
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  withdrawn: z.number(),
  rejected: z.number(),
  mapping: z.string(),
  source: z.string(),
  findings: z.array(z.string()),
  warnings: z.array(z.string()),
  unusedColumns: z.array(z.string()),
  withdrawalHeld: z.boolean(),
  picturesFound: z.number(),
  picturesMissing: z.number(),
  /** Names of the first of them. */
  missingPictures: z.array(z.string()),
  hasRejectedFile: z.boolean(),
  firstRejections: z.array(
    z.object({ line: z.number(), column: z.string(), value: z.string(), reason: z.string() }),
  ),
  examples: z.array(example),
  changes,
});

/** Withdrawals that no price list brings about by what has run out. */
const FEW_WITHDRAWN = 10;
const WITHDRAWN_PART = 0.1;

/** Whether a file withdraws so much of what it is the list of that it may be the wrong file, or the wrong list. */
const isMuch = ({ withdrawn, changed, unchanged }: ImportReport): boolean =>
  withdrawn > FEW_WITHDRAWN && withdrawn > WITHDRAWN_PART * (withdrawn + changed + unchanged);

/** What applying a file has to be agreed to. */
export const neededAgreement = (report: ImportReport): Agreement => ({
  emptiedFields: report.changes.emptied.fields,
  takenOver: report.changes.takenOver.reduce((sum, { products }) => sum + products, 0),
  withdrawn: isMuch(report) ? report.withdrawn : 0,
});

export type ImportReport = z.output<typeof importReport>;
export type ImportExample = z.output<typeof example>;

/** How far a run is. */
const importProgress = z.object({
  phase: z.enum(['reading', 'writing']),
  rows: z.number(),
  bytes: z.number(),
  totalBytes: z.number(),
});

export type ImportProgress = z.output<typeof importProgress>;

/** What a child that imports says to the hub. */
export const childMessage = z.union([
  z.object({ progress: importProgress }),
  z.object({ report: importReport }),
  z.object({ undone: z.object({ restored: z.number(), removed: z.number() }) }),
  z.object({
    problem: z.string(),
    /** Of the file, where no mapping knows them. */
    columns: z.array(z.string()).optional(),
  }),
]);

export type ChildMessage = z.output<typeof childMessage>;

/** What a child is asked to do. */
export const childOrder = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('import'),
    file: z.string(),
    mapping: z.string().optional(),
    /** Path of an archive of pictures. */
    pictures: z.string().optional(),
    update: z.boolean(),
    list: z.string().optional(),
    dryRun: z.boolean(),
    /** Left out for a dry run. */
    allowed: agreement.optional(),
  }),
  z.object({ action: z.literal('undo'), runId: z.string() }),
]);

export type ChildOrder = z.output<typeof childOrder>;

/** Where an import is, as its page asks for it. */
export const importState = z.object({
  stage: z.enum(['waiting', 'checking', 'checked', 'applying', 'applied', 'failed']),
  fileName: z.string(),
  progress: importProgress.nullable(),
  report: importReport.nullable(),
  problem: z.string().nullable(),
  /** Of a file that no mapping knows. */
  columns: z.array(z.string()).nullable(),
});

export type ImportState = z.output<typeof importState>;

/** What the hub answers to whoever begins an import, or the taking back of one. */
export const begun = z.object({ id: z.string() });

/** Where the taking back of an import is. */
export const undoState = z.object({
  stage: z.enum(['running', 'done', 'failed']),
  undone: z.object({ restored: z.number(), removed: z.number() }).nullable(),
  problem: z.string().nullable(),
});

export type UndoState = z.output<typeof undoState>;
