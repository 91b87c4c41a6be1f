import { createHmac, randomBytes } from 'node:crypto';
import { clientSite } from '@selvedge/contract/client-network';

/** Of this process alone: whoever reads a mark in the database finds no address behind it, the house neither. */
const KEY = randomBytes(32);
const CHARACTERS = 22;

/**
 * By which what one network asks for is told from another's while this process runs (of IPv6 the /48).
 *
 * @param client an address, or the network that `clientNetwork` gives
 * @returns 22 characters, the same for the same network
 */
export const networkMark = (client: string): string =>
  createHmac('sha256', KEY).update(clientSite(client)).digest('base64url').slice(0, CHARACTERS);
