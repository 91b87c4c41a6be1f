import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { writeWhole } from '@selvedge/pictures/write-whole';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { SealingKeys } from '../access/sealing-keys.ts';
import { type Deliver, DeliveryFailure } from './deliver-due.ts';
import { openMail } from './sealed-mail.ts';

/** Sends a mail, or rejects with why it could not. */
type SendMail = (mail: SendMailOptions) => Promise<void>;

interface MailOptions {
  /** `smtp:` or `smtps:` address of the mail server; without it mails are written to disk. */
  readonly smtpUrl?: string | undefined;
  readonly dataDir: string;
  /** How long the mail server may say nothing; default: 15 seconds. */
  readonly silenceMs?: number;
}

const OWNER_ONLY = 0o600;
/** A mail server that says nothing for this long is not coming. */
const SILENCE_MS = 15_000;

const ID_DIGITS = 16;
/** A mail, or what a hub that was killed has left of one, which has more behind its name. */
const MAIL_FILE = new RegExp(`-([0-9a-f]{${ID_DIGITS}})\\.eml(?:$|\\.)`, 'u');

/** The files of a folder; none where a mail server takes the mails, or none was written yet. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** One address to whom a mail or its answer goes, and not a list, a name or a comment that a stranger has written into it. */
const toOne = (mail: SendMailOptions): SendMailOptions => {
  const { to, replyTo } = mail;
  return {
    ...mail,
    ...(typeof to === 'string' && { to: { name: '', address: to } }),
    ...(typeof replyTo === 'string' && { replyTo: { name: '', address: replyTo } }),
  };
};

/** Names a mail's file: a mail that is sent a second time under its `Message-ID` has the same. */
const fileId = (messageId: SendMailOptions['messageId']): string =>
  createHash('sha256')
    .update(messageId || randomUUID())
    .digest('hex')
    .slice(0, ID_DIGITS);

/**
 * Mails go to the mail server, or each into a file `{time}-{id}.eml` of `DATA_DIR/mail` that mail programs open: whole or
 * not at all, and once for each `Message-ID`, as a mail server does.
 */
export function mailSender({ smtpUrl, dataDir, silenceMs = SILENCE_MS }: MailOptions): SendMail {
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    });
    return async (mail) => {
      await transport.sendMail(toOne(mail));
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await composer.sendMail(toOne(mail));
    const folder = join(dataDir, 'mail');
    const ending = `-${fileId(mail.messageId)}.eml`;
    const names = await namesIn(folder);
    if (names.some((name) => name.endsWith(ending))) return;
    const time = new Date().toISOString().replaceAll(/[:.]/gu, '-');
    await writeWhole(join(folder, `${time}${ending}`), message as Buffer, OWNER_ONLY);
  };
}

const hostOf = (address: string): string => address.split('@').at(-1) ?? 'localhost';

/** The same however often a mail is tried. */
const messageIdOf = ({ id, key }: { id: number; key: string }, host: string): string =>
  `<${id}.${Buffer.from(key).toString('hex').slice(0, 40)}@${host}>`;

const queued = z.object({ id: z.coerce.number(), key: z.string() });

/**
 * Deletes the mails on the disk whose message the outbox knows no more: it was erased with its application, or its time is
 * over.
 *
 * @param sender the address that sends
 */
export async function forgetMails(
  executor: QueryExecutor,
  { dataDir, sender }: { readonly dataDir: string; readonly sender: string },
): Promise<void> {
  const folder = join(dataDir, 'mail');
  const names = await namesIn(folder);
  if (names.length === 0) return;
  const { rows } = await executor.query("SELECT id, key FROM hub.outbox WHERE kind = 'mail'", []);
  const known = new Set(rows.map((row) => fileId(messageIdOf(queued.parse(row), hostOf(sender)))));
  for (const name of names) {
    const [, id] = MAIL_FILE.exec(name) ?? [];
    if (id !== undefined && !known.has(id)) await rm(join(folder, name), { force: true });
  }
}

/** The house in whose name mails are sent; each part is '' where the settings do not say it. */
interface SigningHouse {
  readonly name: string;
  readonly telephone: string;
  readonly email: string;
}

const textOrNone = z
  .string()
  .nullable()
  .transform((text) => text ?? '');
const house = z.object({ name: textOrNone, telephone: textOrNone, email: textOrNone });

/** What the site's settings say of the house, by which the reader of a mail knows who writes. */
async function signingHouse(executor: QueryExecutor): Promise<SigningHouse> {
  const { rows } = await executor.query(
    'SELECT supplier_name AS name, telephone, info_email AS email FROM hub.site_settings LIMIT 1',
    [],
  );
  return house.parse(rows[0] ?? { name: null, telephone: null, email: null });
}

/** A mail's text with the house under it. */
function signed(text: string, { name, telephone, email }: SigningHouse): string {
  const lines = [name, telephone, email].filter((line) => line !== '');
  if (lines.length === 0) return text;
  return `${text.trimEnd()}\n\n${lines.join('\n')}\n`;
}

const FIRST_PERMANENT_REPLY = 500;
/** What is asked with nothing of the message but who sends it: a refusal is about the house, such as its quota. */
const NAMES_THE_SENDER = 'MAIL FROM';
/** "Service not available, closing transmission channel", whatever was asked (RFC 5321, 4.2.3). */
const CLOSES_REPLY = 421;
/**
 * A server that is away or silent, drops the line or takes no mail at all, or settings of ours that it does not like, as
 * nodemailer names them. None is a fault of the message: it waits until they are over.
 */
const SERVER_FAULTS: readonly string[] = [
  'EABORT',
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
];

/** What a failed try to send means. The server's reply is told; the address in it is the recipient's own row's. */
function failureOf(error: unknown): DeliveryFailure {
  const { responseCode, code, command, message } = Object(error);
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const isOfServer = reply === CLOSES_REPLY || SERVER_FAULTS.includes(code);
  return new DeliveryFailure(typeof message === 'string' ? message : String(error), {
    permanent: reply >= FIRST_PERMANENT_REPLY && !isOfServer && command !== NAMES_THE_SENDER,
    isOfServer,
    cause: error,
  });
}

/**
 * Sends mails of the outbox, in the name of the house and answered to its address, or to the one that the mail names. Each carries the same `Message-ID`
 * however often it is tried, by which mail servers and programs know one that comes twice.
 *
 * @param from the address that sends, and the name of whoever does where the house has none yet
 */
export function mailDelivery(
  send: SendMail,
  keys: SealingKeys,
  from: { readonly name: string; readonly address: string },
): Deliver {
  const host = hostOf(from.address);
  return async ({ id, key, sealed }, { executor, signal }) => {
    const mail = await openMail(keys, sealed).catch((cause) => {
      throw new DeliveryFailure('The mail was sealed to a key that is not here', {
        permanent: true,
        cause,
      });
    });
    const messageId = messageIdOf({ id, key }, host);
    const house = await signingHouse(executor);
    const { replyTo = house.email } = mail;
    await send({
      ...mail,
      text: signed(mail.text, house),
      from: { name: house.name || from.name, address: from.address },
      ...(replyTo !== '' && { replyTo }),
      messageId,
      signal,
    }).catch((error: unknown) => {
      throw failureOf(error);
    });
    return undefined;
  };
}
