import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Where the figures are named; those of the process are the library's own. */
const SOURCES = ['apps/services/src/http/metrics.ts', 'apps/hub/src/server/hub-metrics.ts'];
const rules = read('deploy/alerts.yml');
const named = new Set(
  [...rules.matchAll(/\b(?:selvedge|http)_\w+/gu)].map(([name]) => name.replace(/_count$/u, '')),
);

it('the rules name figures', () => {
  expect(named.size).toBeGreaterThan(8);
});

it.each([...named])('%s is a figure that the site or the hub tells', (name) => {
  const sources = SOURCES.map(read).join('\n');
  const ending = name.replace(/^selvedge_(?:snapshot_)?/u, '');
  expect(sources).toMatch(new RegExp(`'(?:selvedge_)?${ending}'`, 'u'));
});
