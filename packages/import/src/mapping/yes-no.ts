import { fold } from '@selvedge/contract/text';
import type { CellValue } from '../read/source.ts';

/** English and Afrikaans, and what spreadsheets and shops write. */
const YES = new Set(['true', 'yes', 'y', '1', 'x', 'ja', 'j', 'on', 'active', 'published']);
const NO = new Set(['false', 'no', 'n', '0', 'nee', 'off', 'draft', 'archived', 'unlisted']);

/** Whether a value says yes or no; undefined where it says neither. */
export function readYesNo(value: CellValue): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = fold(String(value));
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
