import { isEmailAddress } from '@selvedge/contract/email';
import { type SealedLetter, sealedLetter } from '@selvedge/contract/enquiries';
import { fold } from '@selvedge/contract/text';
import { designUrl, type ProductLink, productUrl } from '@selvedge/contract/urls';
import { readContent } from '@selvedge/database/content';
import { publishedOf } from '@selvedge/database/enquiries';
import type pg from 'pg';
import type { SealingKeys } from '../access/sealing-keys.ts';
import { oneByOne } from '../database/hub-pool.ts';
import { queueMessage } from './queue-message.ts';
import { type MailContent, sealMail } from './sealed-mail.ts';

/** With which the keys of mails that carry a letter begin. */
export const LETTER_KEY = 'enquiry/';

/** Letters that wait to be mailed at most, and that are kept: what strangers write beyond it waits in the inbox, which has a ceiling. */
const MOST_LETTERS_WAITING = 2000;
const MOST_LETTERS_KEPT = 20_000;

const FULL = `SELECT
    (SELECT count(*) FROM (SELECT FROM hub.outbox WHERE state = 'waiting' AND starts_with(key, '${LETTER_KEY}')
      LIMIT ${MOST_LETTERS_WAITING}) AS waiting) = ${MOST_LETTERS_WAITING}
    OR (SELECT count(*) FROM (SELECT FROM hub.enquiries LIMIT ${MOST_LETTERS_KEPT}) AS kept) = ${MOST_LETTERS_KEPT} AS is_full`;

/** A supplier's words as one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

function listed(product: ProductLink, siteOrigin: string): string {
  const { item_group, range, design, colour, sku } = product;
  const path = colour === '' ? designUrl(item_group, range, design) : productUrl(product);
  const name = colour === '' ? design : `${design} in ${colour}`;
  return `${oneLine(name)} (${sku})\n${siteOrigin}${path}`;
}

const leftOutLine = (count: number): string =>
  count === 1
    ? '1 more product is left out: the catalogue does not have it any more.'
    : `${count} more products are left out: the catalogue does not have them any more.`;

/** The list as people read it. */
function projectList(products: readonly ProductLink[], leftOut: number, siteOrigin: string) {
  const lines = products.map((product, at) => `${at + 1}. ${listed(product, siteOrigin)}`);
  return [...lines, ...(leftOut > 0 ? [leftOutLine(leftOut)] : [])].join('\n\n');
}

/** What a stranger wrote, marked line by line: none of it can be taken for words of the house. */
const quoted = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function letterMail(to: string, letter: SealedLetter, products: string): MailContent {
  const { store, name, email, telephone, message } = letter;
  const from = [
    `Name: ${oneLine(name)}`,
    `E-mail address: ${email}`,
    ...(telephone === '' ? [] : [`Telephone number: ${oneLine(telephone)}`]),
  ];
  return {
    to,
    replyTo: email,
    subject: 'A visitor has sent you a project list',
    text: `A visitor of our site writes to ${oneLine(store)}. It is a letter and not an order: please answer it by e-mail.
An answer to this mail goes to the visitor. Nobody has proved that the address is theirs.

${from.join('\n')}

Message:

${quoted(message)}

Project list:

${products}
`,
  };
}

interface Received {
  readonly id: string;
  readonly idempotency_key: string;
  readonly body: Buffer;
  readonly asked_by: string | null;
  readonly received_at: Date;
}

/** The address that the house has given for a store; '' where it has none, or no such store. */
async function addressOf(client: pg.PoolClient, title: string): Promise<string> {
  const stores = await readContent(client, 'store');
  const address = stores.find(({ doc }) => fold(doc.title) === fold(title) && doc.email !== '')?.doc
    .email;
  const given = address?.trim() ?? '';
  return isEmailAddress(given) ? given : '';
}

/** Keeps a letter, once for each key, and puts its mail into the outbox. */
async function take(
  client: pg.PoolClient,
  { idempotency_key: key, asked_by: askedBy, received_at }: Received,
  letter: SealedLetter,
  { keys, siteOrigin }: { readonly keys: SealingKeys; readonly siteOrigin: string },
): Promise<void> {
  const { store, name, email, telephone, message, products: named, left_out } = letter;
  // The site has looked, and its process talks to strangers: the hub looks for itself.
  const found = await publishedOf(client, named);
  const products = projectList(found, left_out + named.length - found.length, siteOrigin);
  const to = await addressOf(client, store);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO hub.enquiries (key, store, mailed_to, name, email, telephone, message, products, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (key) DO NOTHING RETURNING id`,
    [key, store, to || null, name, email, telephone, message, products, received_at],
  );
  const [enquiry] = rows;
  if (!enquiry || to === '') return;
  await queueMessage(client, {
    key: `${LETTER_KEY}${enquiry.id}`,
    kind: 'mail',
    purpose: `Project list to ${oneLine(store)}`,
    recipient: to,
    sealed: await sealMail(keys, letterMail(to, letter, products)),
    askedBy,
  });
}

/**
 * Takes letters to stores out of the inbox: each is kept, and mailed to the address that the house has given for the store.
 * Nobody else gets a mail, and no address of a request but the visitor's own, as the one to answer to.
 *
 * @param siteOrigin what links begin with
 * @param passOver numbers of letters that cannot be opened; one that is found is added
 * @returns how many were taken
 * @throws where one cannot be opened; the next call goes on with the others
 */
export async function takeEnquiries(
  pool: pg.Pool,
  keys: SealingKeys,
  siteOrigin: string,
  passOver: Set<string>,
): Promise<number> {
  return oneByOne(pool, async (client) => {
    const { rows: full } = await client.query<{ is_full: boolean }>(FULL);
    if (full[0]?.is_full) return false;
    const { rows } = await client.query<Received>(
      `SELECT id, idempotency_key, body, asked_by, received_at FROM inbox.enquiry
       WHERE NOT (id = ANY($1::uuid[])) ORDER BY received_at LIMIT 1`,
      [[...passOver]],
    );
    const [received] = rows;
    if (!received) return false;
    const letter = await open(keys, received).catch((cause: unknown) => {
      passOver.add(received.id);
      throw new Error('A letter to a store cannot be opened', { cause });
    });
    await take(client, received, letter, { keys, siteOrigin });
    await client.query('DELETE FROM inbox.enquiry WHERE id = $1', [received.id]);
    return true;
  });
}

async function open(keys: SealingKeys, { body }: Received): Promise<SealedLetter> {
  const opened = Buffer.from(await keys.open(body)).toString('utf8');
  return sealedLetter.parse(JSON.parse(opened));
}
