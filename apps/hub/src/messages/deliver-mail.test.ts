import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailSender } from './deliver-mail.ts';

test('without a mail server each mail is a file that only its owner can read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const send = mailSender({ dataDir });
  const mail = { from: 'hub@example.com', to: 'ada@example.com', subject: 'Cloth', text: 'Ochre' };
  await Promise.all([send(mail), send(mail)]);
  const names = await readdir(join(dataDir, 'mail'));
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/\.eml$/u);
    const path = join(dataDir, 'mail', name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toMatch(/^Subject: Cloth\r\n/mu);
  }
});

test('a mail that is sent again under its Message-ID is one file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const send = mailSender({ dataDir });
  const mail = { from: 'hub@example.com', to: 'ada@example.com', text: 'Ochre' };
  await send({ ...mail, messageId: '<1@example.com>' });
  await send({ ...mail, messageId: '<1@example.com>' });
  await send({ ...mail, messageId: '<2@example.com>' });
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(2);
});

test('a mail goes to the one address that it is for, whatever a stranger has written into it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const send = mailSender({ dataDir });
  const strange = ['www.evil.example<ada@example.com>', 'a:ada@example.com,b@example.com;'];
  for (const to of strange) await send({ from: 'hub@example.com', to, text: 'Ochre' });
  const folder = join(dataDir, 'mail');
  const recipients = (await readdir(folder)).map(async (name) => {
    const [, to] = /^To: (.*?)\r?$/mu.exec(await readFile(join(folder, name), 'utf8')) ?? [];
    return to;
  });
  expect(new Set(await Promise.all(recipients))).toEqual(
    new Set(['<"www.evil.example ada"@example.com>', '<"a:ada@example.com,b"@example.com;>']),
  );
});
