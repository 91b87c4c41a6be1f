import type { Payload } from 'payload';
import type { Role } from '../../src/access/roles.ts';
import { randomPassword } from '../../src/server/start/first-user.ts';
import { sessionToken } from '../session-token.ts';
import { ASKERS, type Asker } from './check-access.ts';

/**
 * Makes a person of every kind and tells by which header each is known; nobody has none.
 *
 * @param cacheKey under which Payload keeps this hub among others of the process
 */
export async function peopleOfEveryKind(
  payload: Payload,
  cacheKey?: string,
): Promise<ReadonlyMap<Asker, string | null>> {
  const known = new Map<Asker, string | null>();
  for (const asker of ASKERS) {
    if (asker === 'nobody') known.set(asker, null);
    else known.set(asker, await signedIn(payload, asker, cacheKey));
  }
  return known;
}

async function signedIn(
  payload: Payload,
  asker: Exclude<Asker, 'nobody'>,
  cacheKey: string | undefined,
): Promise<string> {
  const password = randomPassword();
  const email = `${asker.replaceAll(' ', '-')}@access-check.example`;
  const roles: Role[] = asker === 'somebody without a role' ? [] : [asker];
  // A person without a role cannot be made in a form; one may be left over when a role goes.
  const { id } = await payload.create({
    collection: 'users',
    data: { name: asker, email, password, roles: roles.length > 0 ? roles : ['editor'] },
  });
  if (roles.length === 0) {
    await payload.db.updateOne({ collection: 'users', id, data: { roles: [] }, req: {} });
  }
  return `JWT ${await sessionToken(payload.config, { email, password }, cacheKey)}`;
}
