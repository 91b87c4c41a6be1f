import type { SealedLetter } from '@selvedge/contract/enquiries';
import { emptyProduct } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { recordEnquiry } from '@selvedge/database/enquiries';
import { writeProducts } from '@selvedge/database/products';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, mailServer } from '../../test/mail-server.ts';
import { makeSealingKey } from '../../test/sealing.ts';
import { type TestHub, testHub } from '../../test/test-hub.ts';
import type { SealingKeys } from '../access/sealing-keys.ts';
import { deleteWhatIsOver } from '../registrations/personal-data/erase-registration.ts';
import { deliverDue } from './deliver-due.ts';
import { mailDelivery, mailSender } from './deliver-mail.ts';
import { takeEnquiries } from './take-enquiries.ts';

const ORIGIN = 'https://www.example.com';
const named = (sku: string, colour: string) => ({
  ...emptyProduct,
  sku,
  id: sku,
  item_group: '005',
  range: 'Karoo',
  design: 'Vlei Stripe',
  colour,
  is_published: true,
});

let hub: TestHub;
let pool: pg.Pool;
let site: pg.Pool;
let keys: SealingKeys;
let server: MailServer;
beforeAll(async () => {
  hub = await testHub();
  pool = new pg.Pool({ connectionString: hub.database.hubUrl });
  site = new pg.Pool({ connectionString: hub.database.siteUrl });
  keys = await makeSealingKey(hub.dataDir);
  server = await mailServer();
  await withClient(hub.database.ownerUrl, async (client) => {
    await client.query('BEGIN');
    const products = [named('1001', 'Sage'), named('1002', 'Flax')];
    await writeProducts(client, products, { source: 'test', complete: true });
    const store = {
      region: 'Gauteng' as const,
      address: '',
      phone: '',
      tradingHours: [],
      mapUrl: '',
    };
    await writeContent(client, 'store', '1', {
      ...store,
      title: 'Loom',
      email: 'loom@example.com',
    });
    await writeContent(client, 'store', '2', { ...store, title: 'Reed', email: '' });
    await client.query('COMMIT');
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([pool.end(), site.end()]);
  await hub.close();
});
beforeEach(async () => {
  for (const table of ['hub.outbox', 'hub.enquiries', 'inbox.enquiry'])
    await pool.query(`DELETE FROM ${table}`);
});

const LETTER: SealedLetter = {
  store: 'Loom',
  name: 'Thandi Mokoena',
  email: 'thandi@example.co.za',
  telephone: '021 555 0143',
  message: 'For a bay window.\nRegards,\nThe house',
  products: [
    { item_group: '005', sku: '1001' },
    { item_group: '005', sku: '1002' },
    { item_group: '005', sku: 'gone' },
  ],
  left_out: 1,
};
const write = async (letter: object = LETTER, idempotencyKey = 'the key of the letter') =>
  recordEnquiry(site, {
    idempotencyKey,
    body: Buffer.from(await keys.seal(JSON.stringify(letter))),
    askedBy: 'a network',
  });
const take = (passOver = new Set<string>()) => takeEnquiries(pool, keys, ORIGIN, passOver);
const deliver = () =>
  deliverDue(pool, {
    deliver: mailDelivery(mailSender({ smtpUrl: server.url, dataDir: hub.dataDir }), keys, {
      name: 'Desk',
      address: 'desk@example.com',
    }),
  });
const rows = async (query: string) => (await pool.query(query)).rows;

/** What the mail server took last, its lines whole. */
const lastMail = () => (server.taken.at(-1) ?? '').replaceAll(/=\r\n/gu, '').replaceAll('=3D', '=');

test('[decision 49] a letter is kept, and one mail goes to the store, answered to the visitor', async () => {
  const before = server.taken.length;
  await write();
  expect(await take()).toBe(1);
  await deliver();
  expect(server.taken).toHaveLength(before + 1);
  const mail = lastMail();
  expect(mail).toMatch(/^To: loom@example\.com$/mu);
  expect(mail).toMatch(/^Reply-To: thandi@example\.co\.za$/mu);
  expect(mail).not.toMatch(/^(?:Cc|Bcc): /mu);
  expect(mail).toContain('Telephone number: 021 555 0143');
  expect(mail).toContain('> For a bay window.\r\n> Regards,\r\n> The house');
  expect(mail).toContain(
    `1. Vlei Stripe in Sage (1001)\r\n${ORIGIN}/item_group/005/collection/Karoo/design/Vlei%20Stripe/colour/Sage?`,
  );
  expect(mail).toContain('2. Vlei Stripe in Flax (1002)');
  expect(mail).toContain('2 more products are left out');
  expect(await rows('SELECT store, mailed_to, name, message FROM hub.enquiries')).toEqual([
    { store: 'Loom', mailed_to: 'loom@example.com', name: LETTER.name, message: LETTER.message },
  ]);
  expect(await rows('SELECT FROM inbox.enquiry')).toEqual([]);
  expect(await rows('SELECT asked_by, state FROM hub.outbox')).toEqual([
    { asked_by: 'a network', state: 'sent' },
  ]);
});

test('a letter that comes a second time, after it was taken, is mailed once', async () => {
  await write();
  await take();
  await write();
  expect(await take()).toBe(1);
  expect(await rows('SELECT FROM hub.outbox')).toHaveLength(1);
  expect(await rows('SELECT FROM hub.enquiries')).toHaveLength(1);
});

test('no address of a request is mailed to: a store is known by its title', async () => {
  await write({ ...LETTER, store: 'Reed' }, 'to a store without one');
  await write({ ...LETTER, store: 'all@example.com' }, 'to no store at all');
  expect(await take()).toBe(2);
  expect(await rows('SELECT FROM hub.outbox')).toEqual([]);
  expect(await rows('SELECT mailed_to FROM hub.enquiries')).toEqual([
    { mailed_to: null },
    { mailed_to: null },
  ]);
});

test('what is no letter is passed over and told, and the others are taken', async () => {
  await write({ ...LETTER, to: 'all@example.com' }, 'what the site never seals');
  await write(LETTER, 'the letter behind it');
  const passOver = new Set<string>();
  await expect(take(passOver)).rejects.toThrow('A letter to a store cannot be opened');
  expect(await take(passOver)).toBe(1);
  expect(await rows('SELECT FROM inbox.enquiry')).toHaveLength(1);
});

test('so many letters wait to be mailed at most', async () => {
  await pool.query(
    `INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts, next_attempt_at)
     SELECT 'enquiry/' || n, 'mail', 'p', 'loom@example.com', '', 'waiting', 0, now() FROM generate_series(1, 2000) AS n`,
  );
  await write();
  expect(await take()).toBe(0);
  await pool.query("DELETE FROM hub.outbox WHERE key = 'enquiry/1'");
  expect(await take()).toBe(1);
});

test('letters are deleted after 90 days, and by an administrator before, with their mails', async () => {
  await write(LETTER, 'an old letter of somebody');
  await take();
  await pool.query("UPDATE hub.enquiries SET received_at = now() - interval '91 days'");
  await pool.query("UPDATE hub.outbox SET created_at = now() - interval '91 days'");
  await write(LETTER, 'a new letter of somebody');
  await take();
  await write(LETTER, 'a letter that nobody opens');
  await withClient(hub.database.ownerUrl, (client) =>
    client.query("UPDATE inbox.enquiry SET received_at = now() - interval '91 days'"),
  );
  await deleteWhatIsOver(pool);
  expect(await rows('SELECT FROM inbox.enquiry')).toEqual([]);
  const left = await rows('SELECT key FROM hub.enquiries');
  expect(left).toEqual([{ key: 'a new letter of somebody' }]);
  expect(await rows('SELECT FROM hub.outbox')).toHaveLength(1);
  await hub.payload.delete({ collection: 'enquiries', where: { store: { equals: 'Loom' } } });
  expect(await rows('SELECT FROM hub.enquiries')).toEqual([]);
  expect(await rows('SELECT FROM hub.outbox')).toEqual([]);
});

test('clerks read letters, administrators delete them, and nobody writes one in the hub', async () => {
  await write();
  await take();
  const [clerk, editor, administrator] = await Promise.all([
    hub.person('clerk'),
    hub.person('editor'),
    hub.person('administrator'),
  ]);
  const as = (user: typeof clerk) =>
    ({ collection: 'enquiries', user, overrideAccess: false }) as const;
  const { docs } = await hub.payload.find(as(clerk));
  expect(docs).toMatchObject([{ store: 'Loom', email: LETTER.email }]);
  const id = docs[0]?.id ?? 0;
  await expect(hub.payload.find(as(editor))).rejects.toThrow(/not allowed/u);
  await expect(hub.payload.delete({ ...as(clerk), id })).rejects.toThrow(/not allowed/u);
  for (const data of [{ store: 'Reed' }, { name: 'Another' }])
    await expect(hub.payload.update({ ...as(administrator), id, data })).rejects.toThrow(
      /not allowed/u,
    );
  await hub.payload.delete({ ...as(administrator), id });
  expect((await hub.payload.find(as(clerk))).docs).toEqual([]);
});
