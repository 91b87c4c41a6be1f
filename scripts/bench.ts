import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { BenchResult } from '../bench/result.ts';
import { root } from './machine/paths.ts';

/** `npm run bench -- filter search find import start`: each named part prints a table and writes it to bench/results/. */
const PARTS: Readonly<
  Record<string, () => Promise<{ run(args: readonly string[]): Promise<BenchResult> }>>
> = {
  filter: () => import('../bench/filter.ts'),
  'filter-http': () => import('../bench/filter-http.ts'),
  search: () => import('../bench/search.ts'),
  find: () => import('../bench/find.ts'),
  import: () => import('../bench/import.ts'),
  start: () => import('../bench/start.ts'),
  pages: () => import('../bench/pages.ts'),
  weight: () => import('../bench/weight.ts'),
  lighthouse: () => import('../bench/lighthouse.ts'),
  interaction: () => import('../bench/interaction.ts'),
  publish: () => import('../bench/publish.ts'),
  endurance: () => import('../bench/endurance.ts'),
  growth: () => import('../bench/growth.ts'),
  workers: () => import('../bench/workers.ts'),
  'hub-lists': () => import('../bench/hub-lists.ts'),
};

/** What is run where nothing is named: all but what takes hours. */
const USUAL = Object.keys(PARTS).filter((name) => name !== 'endurance');

function markdownTable(rows: BenchResult['rows']): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor';
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
}

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--') && !/^[\d,]+$/u.test(arg));
const options = args.filter((arg) => !named.includes(arg));
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

mkdirSync(join(root, 'bench/results'), { recursive: true });
for (const name of named.length > 0 ? named : USUAL) {
  const part = await PARTS[name]?.();
  if (!part) continue;
  console.log(`\nMeasuring ${name} …`);
  const result = await part.run(options);
  const text = `# ${result.name}\n\n${machine()}\n\n${markdownTable(result.rows)}\n\n${result.notes.join('\n')}\n`;
  console.log(`\n${text}`);
  writeFileSync(join(root, `bench/results/${name}.md`), text);
}
process.exit(0);
