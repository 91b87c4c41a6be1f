import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');

/** Every expression of the rules and of the dashboard. */
export const EXPRESSIONS: readonly string[] = [
  ...(parse(read('alerts.yml')).groups as { rules: { expr: string }[] }[]).flatMap(({ rules }) =>
    rules.map(({ expr }) => expr),
  ),
  ...(JSON.parse(read('grafana.json')).panels as { targets: { expr: string }[] }[]).flatMap(
    ({ targets }) => targets.map(({ expr }) => expr),
  ),
];

/** Names of figures in an expression, each with what stands in its braces. */
export const figuresOf = (
  expression: string,
): readonly (readonly [name: string, labels: string])[] =>
  [...expression.matchAll(/\b((?:selvedge|http|process|nodejs)_\w+)(?:\{([^}]*)\})?/gu)].map(
    ([, name = '', labels = '']) => [name, labels] as const,
  );

/** Names of the figures that rules and dashboard want of a job; where an expression names none, of either. */
export const watchedOf = (job: 'selvedge-site' | 'selvedge-hub'): string[] => [
  ...new Set(
    EXPRESSIONS.flatMap(figuresOf)
      .filter(([, labels]) => labels.includes(job))
      .map(([name]) => name),
  ),
];

/** Names of figures in an answer of `/metrics`, with those of what a histogram is made of. */
export const toldBy = (metrics: string): ReadonlySet<string> =>
  new Set([...metrics.matchAll(/^([a-z]\w+)(?:\{.*\})? /gmu)].map(([, name = '']) => name));
