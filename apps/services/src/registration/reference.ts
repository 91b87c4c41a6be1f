import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are read for one another: no I, L, O or U. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const four = (): string =>
  Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** A new reference that people can read out on the telephone, such as `TR-7K3F-9QXM`; one of 2 to the 40th. */
export const newReference = (): string => `TR-${four()}-${four()}`;
