import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@selvedge/database/open-database';
import { announceRecipient } from '@selvedge/database/sealing-recipient';
import { removeWhenOrphaned } from '@selvedge/database/testing/remove-when-orphaned';
import { addIdentity } from '@selvedge/hub/registrations/personal-data/rotate-keys';
import { sealingRecipient } from '@selvedge/services/registration/sealing-key';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { recipientOfHouse } from '../../scripts/run/recipient-of-house.ts';

async function folder(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-recipient-test-')));
  removeWhenOrphaned(made);
  return made;
}

let first: string;
let database: OpenDatabase;
beforeAll(async () => {
  first = await folder();
  database = await openDatabase({ dataDir: first });
}, 60_000);
afterAll(async () => {
  await database.stop();
  await rm(first, { recursive: true });
});

const open = () => ({ isOpen: true, opened: Promise.resolve(database) });
const away = () => ({ isOpen: false, opened: Promise.reject(new Error('away')) });

test('every machine seals to the key of the one with the hub, after a change of keys too', async () => {
  const key = await recipientOfHouse({ DATA_DIR: first, HUB: 'on' }, open());
  expect(await sealingRecipient(first)).toBe(key);
  const second = await folder();
  onTestFinished(() => rm(second, { recursive: true }));
  const onSecond = { DATA_DIR: second, HUB: 'off' } as const;
  expect(await recipientOfHouse(onSecond, open())).toBe(key);
  // It can open nothing, and knows the key while the database is away.
  expect(await readdir(join(second, 'sealing'))).toEqual(['recipient.txt']);
  expect(await recipientOfHouse(onSecond, away())).toBe(key);

  await addIdentity(first);
  const changed = await sealingRecipient(first);
  await announceRecipient(database.ownerUrl, changed);
  expect(changed).not.toBe(key);
  expect(await recipientOfHouse(onSecond, open())).toBe(changed);
  expect(await recipientOfHouse(onSecond, away())).toBe(changed);
});
