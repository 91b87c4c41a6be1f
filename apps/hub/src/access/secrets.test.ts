import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { secretIn } from './secrets.ts';

test('processes that start at once agree on a secret; an empty file is none, and named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const secrets = await Promise.all(
    Array.from({ length: 4 }, () => secretIn(folder, 'marks.key', 'hex')),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/u);
  await writeFile(join(folder, 'marks.key'), '\n');
  await expect(secretIn(folder, 'marks.key', 'hex')).rejects.toThrow('marks.key is empty');
});
