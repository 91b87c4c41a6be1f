import type { EmailAdapter } from 'payload';
import type { HubSettings } from '../settings.ts';
import { mailSender } from './mail-transport.ts';

const NAME = 'Selvedge hub';

/** Payload's own mails, such as links to set a password, by the hub's way of sending. */
export function payloadMail(settings: HubSettings): EmailAdapter<void> {
  const address = settings.MAIL_FROM ?? 'hub@localhost';
  const send = mailSender({ smtpUrl: settings.SMTP_URL, dataDir: settings.DATA_DIR });
  return () => ({
    name: 'selvedge-mail',
    defaultFromName: NAME,
    defaultFromAddress: address,
    sendEmail: (mail) => send({ from: { name: NAME, address }, ...mail }),
  });
}
