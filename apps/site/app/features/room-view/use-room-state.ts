import { roomUrl } from '@selvedge/contract/urls';
import { useEffect, useState } from 'react';
import type { RoomProduct } from './room-product.ts';
import { type ReadRoomState, type RoomState, readRoomState, roomQuery } from './room-state.ts';

/** The address follows when nothing has changed for so long: some browsers refuse to write it at every step of a slider. */
const SETTLED_MS = 250;

/**
 * What is set in the room: on first load what the address says, afterwards what is chosen, which rewrites the address in
 * its place. That goes past the router on purpose: for the router it would be a navigation, with loaders to run.
 */
export function useRoomState(
  query: URLSearchParams,
  products: readonly [RoomProduct, ...RoomProduct[]],
): ReadRoomState & {
  readonly product: RoomProduct;
  readonly address: string;
  readonly change: (part: Partial<RoomState>) => void;
} {
  const [read, setRead] = useState(() => readRoomState(query, products));
  const [changed, setChanged] = useState(false);
  const { state } = read;
  const product = products.find(({ sku }) => sku === state.sku) ?? products[0];
  const address = roomUrl(product, roomQuery(state, product));

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(
      () => window.history.replaceState(window.history.state, '', address),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [address, changed]);

  const change = (part: Partial<RoomState>): void => {
    setChanged(true);
    setRead({ state: { ...state, ...part }, ignored: [] });
  };
  return { ...read, product, address, change };
}
