import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where serve.ts says which data directory the hub under test has. */
export const DATA_DIR_NOTE = 'test-results/hub-data-dir';

/** A mail's subject and text as they are read: lines that were folded and signs that were encoded are put back. */
const readable = (mail: string): string =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r\n[ \t]/gu, ' ');

const all = (): string[] => {
  const folder = join(readFileSync(DATA_DIR_NOTE, 'utf8').trim(), 'mail');
  if (!existsSync(folder)) return []; // the first mail makes it
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readable(readFileSync(join(folder, name), 'utf8')));
};

/** The mail with this subject, once it is sent. @param to whose it is; anybody's where it is not given */
export async function sentMail(subject: string, to = ''): Promise<string> {
  const found = () =>
    all().find((mail) => mail.includes(`Subject: ${subject}`) && mail.includes(to)) ?? '';
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return found();
}
