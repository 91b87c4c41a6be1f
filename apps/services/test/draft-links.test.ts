import { readFile } from 'node:fs/promises';
import { withClient } from '@selvedge/database/connection';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealingKeyFiles } from '../src/registration/sealing-key.ts';
import { applicantBrowser, byReference, entered, letter } from './applicant-browser.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const browser = (from = service, headers = {}) => applicantBrowser(from, headers);

describe('a mailed link', () => {
  async function mailedToken(): Promise<string> {
    const [row] = await withClient(service.database.hubUrl, async (client) => {
      const sql = 'SELECT body FROM inbox.outgoing_mail ORDER BY received_at DESC LIMIT 1';
      return (await client.query<{ body: Buffer }>(sql)).rows;
    });
    const decrypter = new Decrypter();
    const { identity } = sealingKeyFiles(service.dataDir);
    decrypter.addIdentity((await readFile(identity, 'utf8')).trim());
    const mail = JSON.parse(await decrypter.decrypt(row?.body ?? new Uint8Array(), 'text'));
    expect(mail.to).toBe('thandi@example.co.za');
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/register#resume=.{43}$/u);
    return mail.link.split('=')[1];
  }

  test('takes the draft up on another machine, once', async () => {
    const [here, there, later] = [browser(), browser(), browser()];
    await here.call('save', entered);
    await here.call('save-document', letter);
    const asked = await here.call('mail-link', { email: 'thandi@example.co.za' });
    expect(asked.statusCode).toBe(200);
    const token = await mailedToken();
    expect((await there.call('resume', { token })).statusCode).toBe(200);
    expect((await there.call('load')).json().draft.entered).toEqual(entered);
    const { documents } = (await there.call('load')).json().draft;
    const version = { bank_letter: documents[0].version };
    expect((await there.send('request-user-registration', byReference(version))).statusCode).toBe(
      200,
    );
    const used = await later.call('resume', { token });
    expect(used.statusCode).toBe(404);
    expect(used.json().msg).toMatch(/used already.+the device that opened the link/u);
  });

  test('shows whoever handed it out nothing of what is entered behind it', async () => {
    const [stranger, thandi] = [browser(), browser()];
    await stranger.call('save', entered);
    await stranger.call('save-document', letter);
    await stranger.call('mail-link', { email: 'thandi@example.co.za' });
    await thandi.call('resume', { token: await mailedToken() });
    const secret = { step: 2, forms: { company: { company_name: 'Of Thandi' } } };
    await thandi.call('save', secret);
    await thandi.call('save-document', { ...letter, name: 'hers.png' });
    const late = browser();
    for (const [name, value] of stranger.jar) late.jar.set(name, value);
    expect((await stranger.call('load')).json().draft).toBeNull();
    const { version } = (await thandi.call('load')).json().draft.documents[0];
    const taken = await stranger.send(
      'request-user-registration',
      byReference({ bank_letter: version }),
    );
    expect(taken.statusCode).toBe(409);
    expect((await late.call('save', entered)).statusCode).toBe(409);
    expect((await thandi.call('load')).json().draft).toMatchObject({
      entered: secret,
      documents: [{ name: 'hers.png' }],
    });
  });

  test('leads to the house, whatever host the request names', async () => {
    const thandi = browser(service, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    await thandi.call('save', entered);
    const asked = await thandi.call('mail-link', { email: 'thandi@example.co.za' });
    expect(asked.statusCode).toBe(200);
    await mailedToken(); // which looks at the link
  });

  test('replaces what was begun there only when that is said, and deletes it then', async () => {
    const [here, there] = [browser(), browser()];
    await here.call('save', entered);
    const own = (await there.call('save', { step: 0, forms: {} })).json().draft.id;
    await here.call('mail-link', { email: 'thandi@example.co.za' });
    const token = await mailedToken();
    expect((await there.call('resume', { token })).statusCode).toBe(409);
    expect((await there.call('load')).json().draft.id).toBe(own);
    expect((await there.call('resume', { token, replace: true })).statusCode).toBe(200);
    expect((await there.call('load')).json().draft.entered).toEqual(entered);
    const { rows } = await withClient(service.database.ownerUrl, (client) =>
      client.query('SELECT body FROM inbox.draft WHERE key_hash = $1', [
        Buffer.from(own, 'base64url'),
      ]),
    );
    expect(rows).toEqual([{ body: Buffer.alloc(0) }]);
  });

  test('is refused to who has nothing kept', async () => {
    const answer = await browser().call('mail-link', { email: 'thandi@example.co.za' });
    expect(answer.statusCode).toBe(404);
  });
});
