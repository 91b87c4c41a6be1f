import type { ImportSummary } from '../import-products.ts';

/** Names a line of the summary lists before it stops. */
const LISTED = 10;

/** The lines that tell what a run did. */
export function summaryText(file: string, summary: ImportSummary, durationMs: number): string {
  const { added, changed, unchanged, withdrawn, rejected, rows, dryRun } = summary;
  const rate = count(rows / (durationMs / 1000));
  const numbers = { added, changed, unchanged, withdrawn, rejected };
  const width = Math.max(...Object.values(numbers).map((number) => count(number).length));
  const lines = [
    dryRun ? `Dry run of ${file}: nothing was written. It would have been:` : `Imported ${file}`,
    `  ${count(rows)} rows in ${seconds(durationMs)} (${rate} rows/s); ${summary.format}, ${summary.findings.join(', ')}; mapping ${summary.mapping}`,
    '',
    ...Object.entries(numbers).map(
      ([word, number]) => `  ${word.padEnd(9)}  ${count(number).padStart(width)}`,
    ),
    '',
    ...notes(summary),
  ];
  return `${printable(lines.join('\n')).trimEnd()}\n`;
}

/** A text with the names of a file in it, of which none may move a terminal's cursor or write its clipboard. */
export const printable = (text: string): string =>
  text.replace(/[^\P{C}\n]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

function notes(summary: ImportSummary): string[] {
  const { rejectedFile, pictures, unusedColumns, withdrawalHeld, changes } = summary;
  const lines: string[] = [];
  const { emptied, takenOver } = changes;
  if (emptied.fields > 0) {
    const fields = changes.fields.filter((change) => change.emptied > 0);
    const names = fields.map((change) => `${change.field} (${count(change.emptied)})`);
    lines.push(
      `EMPTIED: ${count(emptied.fields)} fields of ${count(emptied.products)} products, which the file leaves out or leaves blank: ${names.join(', ')}`,
    );
  }
  for (const { source, products } of takenOver)
    lines.push(`TAKEN OVER: ${count(products)} products that belonged to the list of “${source}”`);
  lines.push(...summary.warnings);
  if (rejectedFile !== undefined) lines.push(`Rejected rows are listed in ${rejectedFile}`);
  if (withdrawalHeld) {
    lines.push(
      'The list is complete by its mapping, but rows of it were rejected, so nothing was withdrawn for being absent',
    );
  }
  if (pictures.found > 0) lines.push(`Pictures taken: ${count(pictures.found)}`);
  if (pictures.coloured > 0) {
    lines.push(
      `Colour families told from pictures: ${count(pictures.coloured)} products, for which the file names none`,
    );
  }
  if (pictures.missing.size > 0) {
    lines.push(
      `Pictures not found: ${count(pictures.missing.size)} (name their folder with --pictures; addresses of other hosts are never fetched): ${listed([...pictures.missing])}`,
    );
  }
  if (pictures.refused.size > 0) {
    lines.push(`Pictures refused: ${count(pictures.refused.size)}`);
    const refused = [...pictures.refused].map(([path, reason]) => `  ${path}: ${reason}`);
    lines.push(...refused.slice(0, LISTED));
  }
  if (unusedColumns.length > 0) {
    lines.push(`Columns that the mapping does not read: ${listed(unusedColumns)}`);
  }
  return lines;
}

/** Names with commas, the first of many. */
function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  return `${names.slice(0, LISTED).join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A count as people read it: 12,345. */
export const count = (number: number): string => whole.format(number);

/** A time in seconds with one decimal: "4.2 s". */
const seconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(1)} s`;
