import { fairTurns } from '@selvedge/documents/fair-turns';
import type { PayloadRequest } from 'payload';

const inTurn = fairTurns({ atATime: 1, mostWaiting: 100 });

/**
 * Decodes a picture in the turn of whoever asks, one at a time: a picture of two kilobytes may be one of a hundred million
 * pixels, which take half a gigabyte while they are looked at.
 *
 * @throws TooManyWaiting where a person has a hundred waiting
 */
export const decodeInTurn = <T>({ user }: PayloadRequest, decode: () => Promise<T>): Promise<T> =>
  inTurn(`person ${user?.id}`, decode);
