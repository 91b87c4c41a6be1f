import { z } from 'zod';

const example = z.object({
  sku: z.string(),
  name: z.string(),
  kind: z.enum(['changed', 'withdrawn', 'new']),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

/** What a run of the importer did, or would do, as the hub shows it. */
export const importReport = z.object({
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  withdrawn: z.number(),
  rejected: z.number(),
  mapping: z.string(),
  source: z.string(),
  findings: z.array(z.string()),
  unusedColumns: z.array(z.string()),
  withdrawalHeld: z.boolean(),
  picturesMissing: z.number(),
  hasRejectedFile: z.boolean(),
  firstRejections: z.array(
    z.object({ line: z.number(), column: z.string(), value: z.string(), reason: z.string() }),
  ),
  examples: z.array(example),
});

export type ImportReport = z.output<typeof importReport>;
export type ImportExample = z.output<typeof example>;

/** How far a run is. */
export const importProgress = z.object({
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
  z.object({ problem: z.string() }),
]);

export type ChildMessage = z.output<typeof childMessage>;

/** What a child is asked to do. */
export const childOrder = z.discriminatedUnion('deed', [
  z.object({
    deed: z.literal('import'),
    file: z.string(),
    mapping: z.string().optional(),
    dryRun: z.boolean(),
  }),
  z.object({ deed: z.literal('undo'), runId: z.string() }),
]);

export type ChildOrder = z.output<typeof childOrder>;

/** Where an import is, as its page asks for it. */
export const importState = z.object({
  stage: z.enum(['waiting', 'checking', 'checked', 'applying', 'applied', 'failed']),
  fileName: z.string(),
  progress: importProgress.nullable(),
  report: importReport.nullable(),
  problem: z.string().nullable(),
});

export type ImportState = z.output<typeof importState>;

/** Where the taking back of an import is. */
export const undoState = z.object({
  stage: z.enum(['running', 'done', 'failed']),
  undone: z.object({ restored: z.number(), removed: z.number() }).nullable(),
  problem: z.string().nullable(),
});

export type UndoState = z.output<typeof undoState>;
