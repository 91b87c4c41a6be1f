import { parseArgs } from 'node:util';
import { ImportRefused } from './import-refused.ts';

export const USAGE = `Usage: npm run import -- FILE [--mapping NAME|FILE] [--pictures DIR] [--dry-run]

  FILE               a product file: CSV, XLSX or JSON Lines
  --mapping NAME     which column feeds which field: selvedge, shopify, or a mapping file;
                     found out by the file's header where it is left out
  --pictures DIR     the folder of the pictures that the file names
  --dry-run          do everything and write nothing

Exit code: 0 every row went in, 1 some rows were rejected and the others went in, 2 nothing was written.
Mapping files are explained in docs/import.md.`;

export interface ImportArguments {
  readonly file: string;
  readonly mapping: string | undefined;
  readonly pictures: string | undefined;
  readonly dryRun: boolean;
}

/**
 * Reads the command's arguments.
 *
 * @returns undefined when help is asked for
 * @throws ImportRefused for arguments that are not known, or no file or more than one
 */
export function readArguments(argv: readonly string[]): ImportArguments | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const [file, second] = positionals;
  if (file === undefined) throw new ImportRefused(`No product file is named.\n\n${USAGE}`);
  if (second !== undefined) {
    throw new ImportRefused(`One file at a time: "${second}" is a second one.\n\n${USAGE}`);
  }
  return {
    file,
    mapping: values.mapping,
    pictures: values.pictures,
    dryRun: values['dry-run'] ?? false,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        pictures: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportRefused(
      `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`,
    );
  }
}
