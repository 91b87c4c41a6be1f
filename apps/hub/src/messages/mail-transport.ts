import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Sends a mail, or rejects with why it could not. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

interface MailOptions {
  /** `smtp:` or `smtps:` address of the mail server; without it mails are written to disk. */
  readonly smtpUrl?: string | undefined;
  readonly dataDir: string;
}

const OWNER_ONLY = 0o600;
const FOLDER_MODE = 0o700;
/** A mail server that says nothing for this long is not coming. */
const TIMEOUT_MS = 15_000;

const ID_DIGITS = 16;

/** One address to whom a mail goes, and not a list, a name or a comment that a stranger has written into it. */
const toOne = (mail: SendMailOptions): SendMailOptions =>
  typeof mail.to === 'string' ? { ...mail, to: { name: '', address: mail.to } } : mail;

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
export function mailSender({ smtpUrl, dataDir }: MailOptions): SendMail {
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    return async (mail) => {
      await transport.sendMail(toOne(mail));
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await composer.sendMail(toOne(mail));
    const folder = join(dataDir, 'mail');
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    const ending = `-${fileId(mail.messageId)}.eml`;
    const names = await readdir(folder);
    if (names.some((name) => name.endsWith(ending))) return;
    const time = new Date().toISOString().replaceAll(/[:.]/gu, '-');
    // Whoever reads the folder finds no half of a mail: until it is whole, its name begins with a dot.
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, message as Buffer, { mode: OWNER_ONLY, flag: 'wx', flush: true });
    await rename(draft, join(folder, `${time}${ending}`));
  };
}
