import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { EXPRESSIONS, figuresOf, watchedOf } from './watched-figures.ts';

const prometheus = readFileSync(new URL('../../deploy/prometheus.yml', import.meta.url), 'utf8');
const JOBS: string[] = parse(prometheus).scrape_configs.map(
  ({ job_name }: { job_name: string }) => job_name,
);

it('rules and dashboard watch site and hub', () => {
  expect(JOBS).toEqual(['selvedge-site', 'selvedge-hub']);
  expect(watchedOf('selvedge-site').length).toBeGreaterThan(8);
  expect(watchedOf('selvedge-hub').length).toBeGreaterThan(8);
});

// What they are told of is held to what is named here by the tests of each figure's own process.
it.each(EXPRESSIONS)('%s says whose figures it wants', (expression) => {
  for (const [name, labels] of figuresOf(expression))
    expect([name, JOBS.some((job) => labels.includes(job))]).toEqual([name, true]);
});
