import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

const documents = files.filter((path) => path.endsWith('.md'));
const commands = Object.entries(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);
const scripts = commands.map(([name]) => name);

/** Links of Markdown that lead to files of the repository. */
function localLinks(document: string): string[] {
  return [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/gu)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/u.test(target));
}

describe('the documents', () => {
  it.each(documents)('%s links only to files that exist', (document) => {
    const missing = localLinks(document).filter(
      (target) => !existsSync(join(root, dirname(document), target)),
    );
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s names only commands that exist', (document) => {
    const named = [...read(document).matchAll(/(?:`|^)npm (?:run )?([a-z][a-z0-9:-]*)/gmu)].map(
      ([, name = '']) => name,
    );
    const known = [
      ...scripts,
      'run',
      'ci',
      'install',
      'audit',
      'workspaces',
      'registry',
      'packages',
      'package',
    ];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the commands', () => {
  it.each(commands)('npm run %s starts a script that is there', (_, command) => {
    const [, task] = /^node scripts\/bootstrap\.mjs (\S+)$/u.exec(command) ?? [];
    expect(files).toContain(`scripts/${task}.ts`);
  });

  it('starts nothing that is no script', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/bootstrap.mjs', '../bench/run'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    expect(stderr).toContain('Usage');
    expect(status).not.toBe(0);
  });
});

describe('the source', () => {
  const sources = files.filter(
    (path) =>
      /\.(ts|tsx|mts|mjs|css)$/u.test(path) && !/(migrations|\/data\/|payload-types)/u.test(path),
  );

  it('has no file of more than 300 lines', () => {
    const long = sources.filter((path) => read(path).split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('skips no test and silences no type', () => {
    const marks =
      /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b|@ts-(?:ignore|nocheck)|\bas any\b|waitForTimeout/u;
    const offenders = sources.filter(
      (path) => !path.startsWith('test/repository/') && marks.test(read(path)),
    );
    expect(offenders).toEqual([]);
  });

  it('numbers the decisions without a gap', () => {
    const numbers = files
      .filter((path) => /^docs\/decisions\/\d{4}-/u.test(path))
      .map((path) => Number(path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
