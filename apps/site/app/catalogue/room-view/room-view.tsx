import { itemGroupName } from '@selvedge/contract/item-groups';
import { itemGroupUrl, roomUrl } from '@selvedge/contract/urls';
import { useEffect, useState } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { itemAddress } from '../rules/item-address.ts';
import { RoomControls } from './room-controls.tsx';
import type { RoomProduct } from './room-product.ts';
import { RoomStage } from './room-stage.tsx';
import { type ReadRoomState, type RoomState, readRoomState, roomQuery } from './room-state.ts';
import styles from './room-view.module.css';

/** A design in the room at true scale, and what can be set there. */
export function RoomView(props: {
  /** Those that can be shown. */
  readonly products: readonly [RoomProduct, ...RoomProduct[]];
  /** What the address asks for. */
  readonly query: URLSearchParams;
}) {
  const { products, query } = props;
  const { state, ignored, product, address, change } = useRoomState(query, products);
  return (
    <article className={styles.page}>
      <div className={styles.breadcrumb}>
        <Breadcrumb
          items={[
            { label: itemGroupName(product.item_group), href: itemGroupUrl(product.item_group) },
            { label: product.design, href: itemAddress(product) },
            { label: 'In the room' },
          ]}
        />
      </div>
      <div className={styles.stage}>
        <RoomStage state={state} product={product} />
      </div>
      <div className={styles.sheet}>
        <header className={styles.names}>
          <h1 className={styles.design}>{product.design} in the room</h1>
          <p className={styles.colour} aria-live="polite">
            {product.colour}
          </p>
        </header>
        {ignored.length > 0 && (
          <div role="status" className={styles.ignored}>
            <p>Some of what the link asks for cannot be shown:</p>
            <ul>
              {ignored.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <RoomControls state={state} product={product} products={products} onChange={change} />
        <div className={styles.actions}>
          <CopyLink address={address} />
          <ButtonLink href={itemAddress(product)}>Back to the Product</ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** The address follows when nothing has changed for so long: some browsers refuse to write it at every step of a slider. */
const SETTLED_MS = 250;

/**
 * What is set in the room: on first load what the address says, afterwards what is chosen, which rewrites the address in
 * its place. That goes past the router on purpose: for the router it would be a navigation, with loaders to run.
 */
function useRoomState(
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

/** Copies the link to what is shown. Where the browser does not let it, the link itself appears, to be copied by hand. */
function CopyLink({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState<{ address: string; done: boolean }>();
  const told = copied?.address === address ? copied : undefined;
  const copy = async (): Promise<void> => {
    const link = new URL(address, window.location.origin).href;
    const done = await Promise.resolve(navigator.clipboard?.writeText(link)).then(
      () => navigator.clipboard !== undefined,
      () => false,
    );
    setCopied({ address, done });
  };
  return (
    <div className={styles.copy}>
      <Button variant="outline" onClick={() => void copy()}>
        Copy Link to This View
      </Button>
      <p role="status" className={styles.told}>
        {told &&
          (told.done ? (
            'Copied. The link shows the room just as it is.'
          ) : (
            <Link address={address} />
          ))}
      </p>
    </div>
  );
}

function Link({ address }: { readonly address: string }) {
  return (
    <>
      Copy this link:{' '}
      <span className={styles.link}>{new URL(address, window.location.origin).href}</span>
    </>
  );
}
