import { fairTurns } from '@selvedge/documents/fair-turns';
import type { PayloadRequest } from 'payload';
import { type Decoded, type Decoder, type DecodingOrder, decode } from './decoders.ts';

const OFFERED = Symbol.for('selvedge.decoding');

/**
 * Next bundles what answers requests, and a bundle knows no more where the program lies that decodes. The process that it
 * runs in does, and offers it here.
 */
export function offerDecoding(made: (order: DecodingOrder) => Promise<Decoded>): void {
  Reflect.set(globalThis, OFFERED, made);
}

const inTurn = fairTurns({ atATime: 1, mostWaiting: 100 });

/**
 * Has a picture decoded in the turn of whoever asks, one at a time, by what the process has offered, or in this one: a
 * picture of two kilobytes may be one of a hundred million pixels, which take half a gigabyte while they are looked at.
 *
 * @param name what is wanted of it
 * @throws TooManyWaiting where a person has a hundred waiting, and what the decoder throws
 */
export const decodeInTurn = <Name extends Decoder>(
  { user }: PayloadRequest,
  name: Name,
  ...args: DecodingOrder<Name>['args']
): Promise<Decoded<Name>> =>
  inTurn(`person ${user?.id}`, () => {
    const offered: unknown = Reflect.get(globalThis, OFFERED);
    const order = { name, args };
    return typeof offered === 'function' ? offered(order) : decode(order);
  });
