import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

/** Rows of the table in docs/security.md: package and the lowest version without a known hole. */
const floors = [
  ...readFileSync(`${root}docs/security.md`, 'utf8').matchAll(
    /^\|\s*`([^`]+)`\s*\|\s*(\d+\.\d+\.\d+)\s*\|/gmu,
  ),
].map(([, name = '', floor = '']) => ({ name, floor }));

const parts = (version: string): number[] => version.split(/[.-]/u).slice(0, 3).map(Number);

function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [parts(version), parts(floor)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || (a[at] ?? 0) > (b[at] ?? 0);
}

describe('known holes are closed', () => {
  it('the table of floors is read', () => {
    expect(floors.length).toBeGreaterThanOrEqual(4);
  });

  it.each(floors)('$name is at $floor or above wherever it is installed', ({ name, floor }) => {
    const versions = Object.entries(lock.packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version = '0.0.0' }]) => version);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it('every package of Payload has the version of the others', () => {
    const versions = Object.entries(lock.packages)
      .filter(([path]) => /node_modules\/(?:payload|@payloadcms\/[^/]+)$/u.test(path))
      .map(([, { version }]) => version);
    expect(versions.length).toBeGreaterThan(3);
    expect(new Set(versions).size).toBe(1);
  });
});
