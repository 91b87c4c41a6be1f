import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import type { FirstUser } from '../../database/migrate-hub.ts';

/** Without what looks alike: l and 1, o and 0. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_CHARACTERS = 4;

/** About 99 bits, in groups that can be typed from a screen. */
export const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Makes the first person of the hub, an administrator. The caller has seen that there is none. */
export async function makeFirstUser(
  payload: Payload,
  { email, password }: { readonly email: string; readonly password: string | undefined },
): Promise<FirstUser> {
  const made = password ?? randomPassword();
  await payload.create({
    collection: 'users',
    data: { name: 'Administrator', email, password: made, roles: ['administrator'] },
  });
  return { email, password: password === undefined ? made : null };
}
