import { itemGroupName } from '@selvedge/contract/item-groups';
import { itemGroupUrl } from '@selvedge/contract/urls';
import { itemAddress } from '../../catalogue-rules/item-address.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CopyLink } from './copy-link.tsx';
import { RoomControls } from './room-controls.tsx';
import type { RoomProduct } from './room-product.ts';
import { RoomStage } from './room-stage.tsx';
import styles from './room-view.module.css';
import { useRoomState } from './use-room-state.ts';

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
