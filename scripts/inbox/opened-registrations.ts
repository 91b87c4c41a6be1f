import { readFile } from 'node:fs/promises';
import { withClient } from '@selvedge/database/connection';
import { sealingKeyFiles } from '@selvedge/services/registration/sealing-key';
import { unseal } from '@selvedge/services/registration/unseal';

/** A registration as the hub would read it. */
export interface OpenedRegistration {
  readonly reference: string;
  /** What was sealed; null where it cannot be opened or is not whole. */
  readonly data: unknown;
}

function parsed(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'data') : null;
}

/** Every registration in the inbox, opened with the hub's half of the sealing key. */
export async function openedRegistrations(
  ownerUrl: string,
  dataDir: string,
): Promise<OpenedRegistration[]> {
  const identity = (await readFile(sealingKeyFiles(dataDir).identity, 'utf8')).trim();
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ reference: string; body: Buffer }>(
      'SELECT reference, body FROM inbox.registration',
    ),
  );
  return Promise.all(
    rows.map(async ({ reference, body }) => {
      const data = await unseal(identity, body)
        .then(parsed)
        .catch(() => null);
      return { reference, data };
    }),
  );
}
