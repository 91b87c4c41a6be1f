import { parse } from 'csv-parse/sync';

/** What may stand between two cells, with the word the summary says. */
export const DELIMITERS = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'pipes',
} as const;

export type Delimiter = keyof typeof DELIMITERS;

/** Records of the sample that are looked at. */
const SAMPLE_RECORDS = 100;

/**
 * Finds out what stands between the cells: of the four delimiters the one under which the most records have as many
 * cells as the header, the header having at least two. Quotes are honoured, so a comma in a quoted text counts for
 * nothing. Where none divides the header, it is the comma: a file of one column.
 *
 * @param sample the file's first characters; its last record may be cut off
 */
export function findDelimiter(sample: string): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of Object.keys(DELIMITERS) as Delimiter[]) {
    const widths = recordWidths(sample, delimiter);
    const header = widths[0] ?? 0;
    if (header < 2) continue;
    const fitting = widths.filter((width) => width === header).length / widths.length;
    const score = fitting * Math.log2(header + 1);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function recordWidths(sample: string, delimiter: string): number[] {
  const widths: number[] = [];
  try {
    parse(sample, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: SAMPLE_RECORDS,
      on_record: (record: string[]) => {
        widths.push(record.length);
        return null;
      },
    });
  } catch {
    // The sample ends inside a quoted cell, or this delimiter breaks the quoting: what was counted up to here counts.
  }
  return widths;
}
