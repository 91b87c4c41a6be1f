import { withClient } from '@selvedge/database/connection';
import { inboxSize } from '@selvedge/database/inbox-size';
import { expect, test } from 'vitest';
import { dailyCount } from '../src/http/daily-count.ts';
import { application } from './registration-fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const send = (running: TestApp, email: string) => {
  const declaration = { ...application.declaration, email };
  return running.ask('product', {
    method: 'POST',
    url: '/consumer/request-user-registration',
    payload: { data: { ...application, declaration } },
  });
};

test('no letter-box that others have named keeps its owner from applying', async () => {
  const running = await startTestApp({ limits: { namedPerLetterBoxPerDay: 2 } });
  try {
    for (let times = 0; times < 4; times++)
      expect((await send(running, 'a@example.com')).statusCode).toBe(200);
  } finally {
    await running.close();
  }
});

const signUpAt = (running: TestApp, email: string, ip = '10.0.0.1') =>
  running.ask('notification', {
    method: 'POST',
    url: '/omnisend/sign-up',
    payload: { email },
    headers: { 'x-forwarded-for': ip },
  });

test('what is refused uses up nothing of the day of the address that it names', async () => {
  let isAway = true;
  const keepSignUp = async () => {
    if (isAway) throw new Error('connect');
  };
  const running = await startTestApp({ limits: { namedPerLetterBoxPerDay: 1 }, keepSignUp });
  try {
    for (let times = 0; times < 3; times++)
      expect((await signUpAt(running, 'a@example.com')).statusCode).toBe(503);
    isAway = false;
    expect((await signUpAt(running, 'a@example.com')).statusCode).toBe(200);
    const refused = await signUpAt(running, 'a@example.com');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect(refused.json().msg).toContain('e-mail address');
  } finally {
    await running.close();
  }
});

test('what is refused uses up nothing of the day of those behind the same address', async () => {
  const running = await startTestApp({ limits: { namedPerNetworkPerDay: 2 } });
  try {
    const [first, ...others] = application.documentation;
    const [slot = ''] = Object.keys(first ?? {});
    const wrong = [{ [slot]: 'data:application/pdf;base64,AAAA' }, ...others];
    for (let times = 0; times < 5; times++) {
      const refused = await running.ask('product', {
        method: 'POST',
        url: '/consumer/request-user-registration',
        payload: { data: { ...application, documentation: wrong } },
      });
      expect(refused.statusCode).toBe(400);
    }
    for (const [email, status] of [
      ['a@example.com', 200],
      ['b@example.com', 200],
      ['c@example.com', 429],
    ] as const)
      expect((await send(running, email)).statusCode).toBe(status);
  } finally {
    await running.close();
  }
});

test('what strangers make the house mail has a mark of their network, and none of their addresses', async () => {
  const running = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
  try {
    for (const [email, ip] of [
      ['one@example.com', '10.0.0.1'],
      ['two@example.com', '10.0.0.1'],
      ['three@example.com', '10.0.0.2'],
      ['four@example.com', '2001:db8:1:1::1'],
      ['five@example.com', '2001:db8:1:2::1'],
    ] as const)
      expect((await signUpAt(running, email, ip)).statusCode).toBe(200);
    await send(running, 'six@example.com');
    const marks = await withClient(running.database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ email: string; asked_by: string }>(
        `SELECT email, asked_by FROM inbox.sign_up UNION ALL SELECT 'applied', asked_by FROM inbox.registration`,
      );
      return Object.fromEntries(rows.map((row) => [row.email, row.asked_by]));
    });
    const of = (name: string) => marks[`${name}@example.com`];
    expect(of('one')).toMatch(/^[\w-]{22}$/u);
    expect(of('two')).toBe(of('one'));
    expect(of('five')).toBe(of('four'));
    expect(new Set([of('one'), of('three'), of('four'), marks.applied]).size).toBe(4);
  } finally {
    await running.close();
  }
});

test('an address signs up for the newsletter so often a day, whatever is sorted within it', async () => {
  const running = await startTestApp({ limits: { namedPerLetterBoxPerDay: 2 } });
  try {
    const statuses = [];
    for (const email of ['a@example.com', 'a+1@example.com', 'a+2@example.com', 'b@example.com']) {
      const signUp = { method: 'POST', url: '/omnisend/sign-up', payload: { email } } as const;
      statuses.push((await running.ask('notification', signUp)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  } finally {
    await running.close();
  }
});

test('what a network is refused pushes no other letter-box out of the count', async () => {
  const running = await startTestApp({
    environment: { TRUST_PROXY: '127.0.0.1' },
    limits: { namedPerLetterBoxPerDay: 1, namedPerNetworkPerDay: 2 },
  });
  try {
    const signUp = async (email: string, ip: string) => {
      const headers = { 'x-forwarded-for': ip };
      const url = '/omnisend/sign-up';
      const asked = { method: 'POST', url, payload: { email }, headers } as const;
      return (await running.ask('notification', asked)).statusCode;
    };
    const count = dailyCount(1);
    for (let n = 0; n < 60_000; n++) if (count(`refused ${n}`) === null) count(`refused ${n}`, -1);
    expect([count('kept'), count('kept')]).toEqual([null, expect.any(Number)]);
    expect(await signUp('a@example.com', '10.0.0.1')).toBe(200);
    for (const email of ['b@example.com', 'c@example.com', 'd@example.com'])
      await signUp(email, '10.0.0.2');
    // What the network was refused is not counted of the letter-box.
    expect(await signUp('d@example.com', '10.0.0.3')).toBe(200);
    expect(await signUp('a@example.com', '10.0.0.3')).toBe(429);
  } finally {
    await running.close();
  }
});

test('no network alone keeps the owner of a letter-box from what it names', async () => {
  const running = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
  try {
    const signUp = async (ip: string) => {
      const headers = { 'x-forwarded-for': ip };
      const payload = { email: 'owner@example.com' };
      const asked = { method: 'POST', url: '/omnisend/sign-up', payload, headers } as const;
      return (await running.ask('notification', asked)).statusCode;
    };
    const statuses = [];
    for (let n = 0; n < 20; n++) statuses.push(await signUp('10.0.0.1'));
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(await signUp('10.0.0.2')).toBe(200);
  } finally {
    await running.close();
  }
});

test('one network names so many e-mail addresses a day, whichever they are', async () => {
  const running = await startTestApp({ limits: { namedPerNetworkPerDay: 2 } });
  try {
    const statuses = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      statuses.push((await send(running, email)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await send(running, 'd@example.com')).json().msg).toContain('your network');
  } finally {
    await running.close();
  }
});

test('a full letter-box refuses what would be stored, and says so; what is there can be read and deleted', async () => {
  const running = await startTestApp({ environment: { INBOX_LIMIT_MB: '1' } });
  try {
    expect((await send(running, 'a@example.com')).statusCode).toBe(200);
    await withClient(running.database.ownerUrl, (client) =>
      client.query(
        `INSERT INTO inbox.registration (idempotency_key, body, reference, body_hash, scan_state)
         VALUES ('0123456789abcdef', decode(repeat('ab', 1048576), 'hex'), 'TR-1', sha256('body'), 'clean')`,
      ),
    );
    const later = await startTestApp({
      environment: { INBOX_LIMIT_MB: '1' },
      measureInbox: () => withClient(running.database.siteUrl, inboxSize),
    });
    const refused = await send(later, 'b@example.com');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json()).toMatchObject({ success: false });
    const draft = (call: string, payload: object) =>
      later.ask('product', {
        method: 'POST',
        url: `/consumer/registration-draft/${call}`,
        payload,
      });
    expect((await draft('save', {})).statusCode).toBe(503);
    expect((await draft('load', {})).statusCode).toBe(200);
    expect((await draft('delete', {})).statusCode).toBe(200);
    const metrics = (await later.app.inject({ url: '/metrics' })).body;
    expect(metrics).toMatch(/selvedge_inbox_bytes 10[45]\d{4}/u);
    expect(metrics).toContain('selvedge_inbox_limit_bytes 1048576');
    await later.close();
  } finally {
    await running.close();
  }
});

test('drafts take half of the letter-box at most, so that applications still come', async () => {
  const running = await startTestApp({
    environment: { INBOX_LIMIT_MB: '1' },
    measureInbox: async () => ({ bytes: 600_000, draftBytes: 600_000 }),
  });
  try {
    const url = '/consumer/registration-draft/save';
    const draft = await running.ask('product', { method: 'POST', url, payload: {} });
    expect(draft.statusCode).toBe(503);
    expect((await send(running, 'a@example.com')).statusCode).toBe(200);
  } finally {
    await running.close();
  }
});

test('one network sends its share of the letter-box a day, and leaves the rest to others', async () => {
  const running = await startTestApp({
    environment: { INBOX_LIMIT_MB: '2560', TRUST_PROXY: '127.0.0.1' },
  });
  try {
    // A body says how long it is before it comes, and what does not say so counts as long as it may be.
    const announce = (from: string, length: number) =>
      running.ask('product', {
        method: 'POST',
        url: '/consumer/registration-draft/save-document',
        headers: {
          'content-type': 'application/json',
          'content-length': String(length),
          'x-forwarded-for': from,
        },
        payload: '{}',
      });
    const statuses = [];
    for (let i = 0; i < 22; i++)
      statuses.push((await announce('10.0.0.1', 3 * 2 ** 20)).statusCode);
    expect(statuses.slice(0, 21)).not.toContain(429);
    expect(statuses[21]).toBe(429);
    expect((await announce('10.0.0.2', 2)).statusCode).toBe(400);
  } finally {
    await running.close();
  }
});
