import type { SealingKeys } from '../inbox/sealing-keys.ts';
import type { SendMail } from '../mail/mail-transport.ts';
import type { Deliver } from './deliver-due.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { signed, signingHouse } from './house-signature.ts';
import { openMail } from './mail-content.ts';

const FIRST_PERMANENT_REPLY = 500;
/** What the hub's own settings cause is no fault of the message; it waits until they are mended. */
const OWN_FAULTS: readonly string[] = ['EAUTH', 'ECONNECTION', 'ETLS', 'ESOCKET', 'EDNS'];

/** What a failed try to send means. The server's reply is told; the address in it is the recipient's own row's. */
function failureOf(error: unknown): DeliveryFailure {
  const { responseCode, code, message } = Object(error);
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const permanent = reply >= FIRST_PERMANENT_REPLY && !OWN_FAULTS.includes(code);
  return new DeliveryFailure(typeof message === 'string' ? message : String(error), {
    permanent,
    cause: error,
  });
}

/**
 * Sends mails of the outbox, in the name of the house and answered to its address. Each carries the same `Message-ID`
 * however often it is tried, by which mail servers and programs know one that comes twice.
 *
 * @param from the desk's name, which stands beside the house's, and the address that sends
 */
export function mailDelivery(
  send: SendMail,
  keys: SealingKeys,
  from: { readonly name: string; readonly address: string },
): Deliver {
  const host = from.address.split('@').at(-1) ?? 'localhost';
  return async ({ id, key, sealed }, client) => {
    const mail = await openMail(keys, sealed).catch((cause) => {
      throw new DeliveryFailure('The mail was sealed to a key that is not here', {
        permanent: true,
        cause,
      });
    });
    const messageId = `<${id}.${Buffer.from(key).toString('hex').slice(0, 40)}@${host}>`;
    const house = await signingHouse(client);
    const sender = [house.name, from.name].filter((name) => name !== '').join(', ');
    await send({
      ...mail,
      text: signed(mail.text, house),
      from: { name: sender, address: from.address },
      ...(house.email !== '' && { replyTo: house.email }),
      messageId,
    }).catch((error: unknown) => {
      throw failureOf(error);
    });
  };
}
