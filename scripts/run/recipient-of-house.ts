import type { OpenDatabase } from '@selvedge/database/open-database';
import { announcedRecipient, announceRecipient } from '@selvedge/database/sealing-recipient';
import {
  keepRecipient,
  sealingKeyFiles,
  sealingRecipient,
  storedRecipient,
} from '@selvedge/services/registration/sealing-key';
import type { Settings } from '@selvedge/services/settings';

/** A database that is open, or will be. */
interface Reached {
  readonly isOpen: boolean;
  readonly opened: Promise<Pick<OpenDatabase, 'ownerUrl'>>;
}

/**
 * The key to which a machine seals what comes in. The machine of the hub has the other half of it, and says so in the
 * database; the others seal to that one, and to what they have noted of it while the database is away.
 *
 * @returns the public half, in age's notation
 */
export async function recipientOfHouse(
  { DATA_DIR: dataDir, HUB: hub }: Pick<Settings, 'DATA_DIR' | 'HUB'>,
  { isOpen, opened }: Reached,
): Promise<string> {
  const announced = opened.then(({ ownerUrl }) => announcedRecipient(ownerUrl));
  announced.catch(() => undefined); // told to whoever waits for it
  if (hub === 'on') {
    const own = await sealingRecipient(dataDir);
    const isSaid = announced.then(async (before) => {
      if (before !== undefined && before !== own)
        console.error(
          `${sealingKeyFiles(dataDir).identity} holds another key than the house has sealed to so far. If that was not meant, put the old one back: nobody opens what came in before without it.`,
        );
      await announceRecipient((await opened).ownerUrl, own);
    });
    isSaid.catch(() => undefined); // the hub is down then as well, and that is told
    if (isOpen) await isSaid;
    return own;
  }
  const noted = isOpen ? await announced : await storedRecipient(dataDir);
  if (noted === undefined) return sealingRecipient(dataDir);
  await keepRecipient(dataDir, noted);
  void announced.then(
    (recipient) => {
      if (recipient !== undefined && recipient !== noted)
        console.error('The house has another sealing key by now. Start this machine again.');
    },
    () => undefined,
  );
  return noted;
}
