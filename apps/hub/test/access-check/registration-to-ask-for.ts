import type { Payload } from 'payload';
import { executorOf } from '../../src/database/transaction.ts';
import { storeDocumentVersions } from '../../src/registrations/application/document-versions.ts';
import { makeSealingKey } from '../sealing.ts';
import type { KnownDocuments } from './questions.ts';

/**
 * Makes a registration with a letter, for everyone to ask for: what is refused of a document that is there is refused by
 * who asks, and not because there is nothing.
 *
 * @param dataDir of a hub of its own: it gets a new sealing key
 */
export async function registrationToAskFor(
  payload: Payload,
  dataDir: string,
): Promise<KnownDocuments> {
  const { id } = await payload.create({
    collection: 'registrations',
    data: { reference: 'TR-ASKS-0001', status: 'new', scanState: 'clean' },
    overrideAccess: true,
  });
  const keys = await makeSealingKey(dataDir);
  const content = Buffer.from('A letter of the bank.');
  await storeDocumentVersions(executorOf(payload), keys, id, [
    { part: 'bank_letter', contentType: 'image/png', content },
  ]);
  return { registrations: id };
}
