import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Encrypter } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { sealingKeys } from '../inbox/sealing-keys.ts';
import { makeSealingKey } from '../testing/sealing.ts';

const run = promisify(execFile);

test('a new key seals, and the old one goes on opening', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-keys-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const script = join(import.meta.dirname, 'rotate-sealing-key.ts');
  const rotate = () =>
    run(process.execPath, [script], { env: { ...process.env, DATA_DIR: dataDir } });
  await expect(rotate()).rejects.toThrow('There is no sealing key');
  const before = await (await makeSealingKey(dataDir)).seal('before');
  await rotate();
  await rotate();
  const file = join(dataDir, 'sealing', 'recipient.txt');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const encrypter = new Encrypter();
  encrypter.addRecipient((await readFile(file, 'utf8')).trim());
  const keys = await sealingKeys(dataDir);
  const text = async (sealed: Uint8Array) => Buffer.from(await keys.open(sealed)).toString();
  expect(await text(before)).toBe('before');
  expect(await text(await encrypter.encrypt('after'))).toBe('after');
  expect(await text(await keys.seal('hub'))).toBe('hub');
});
