/** The longest page with all its sections, and its form's state, is far below these. */
const MOST_VALUES = 50_000;
/** A document costs by its rows, each of which is looked at with all its fields: a list of the settings has 500. */
const MOST_ROWS = 1000;
/** The state of a form has a key for each field of each row. */
const MOST_KEYS = 5000;

/** Far deeper than any list in a list. */
const MOST_DEPTH = 30;

/**
 * How many rows the names of fields in the state of a form stand for, such as `duties.3.text`: Payload makes a list of each,
 * with all rows before the last that is named.
 */
function rowsNamed(names: readonly string[]): number {
  const rows = new Map<string, number>();
  for (const name of names) {
    const parts = name.split('.');
    if (parts.length > MOST_DEPTH) return Number.POSITIVE_INFINITY;
    for (const [at, part] of parts.entries()) {
      const number = Number(part);
      const list = parts.slice(0, at).join('.');
      if (at > 0 && number >= (rows.get(list) ?? 0)) rows.set(list, number + 1);
    }
  }
  return rows.values().reduce((all, one) => all + one, 0);
}

/**
 * Whether data is more than any form sends: more values, more fields in one place, or more rows in all its lists; is nested
 * deeper than `mostLevels`; or holds a function. Looks at no more than it has to.
 */
export function isNoFormsData(data: unknown, mostLevels = Number.POSITIVE_INFINITY): boolean {
  const left: [value: unknown, level: number][] = [[data, 0]];
  let seen = 0;
  let rows = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, level] = next;
    seen += 1;
    if (seen > MOST_VALUES || typeof value === 'function') return true;
    if (typeof value !== 'object' || value === null) continue;
    if (level === mostLevels) return true;
    if (Array.isArray(value)) rows += value.length;
    if (rows > MOST_ROWS) return true;
    if (!Array.isArray(value)) {
      const names = Object.keys(value);
      if (names.length > MOST_KEYS || rowsNamed(names) > MOST_ROWS) return true;
    }
    for (const one of Object.values(value)) left.push([one, level + 1]);
  }
  return false;
}
