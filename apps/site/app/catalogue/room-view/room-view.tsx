import { itemGroupName } from '@selvedge/contract/item-groups';
import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { itemGroupUrl, roomUrl } from '@selvedge/contract/urls';
import { useCallback, useMemo } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CopyLink } from '../../ui/copy-link/copy-link.tsx';
import { canonicalPath, itemAddress, nameOf } from '../rules/item-address.ts';
import { RoomControls } from './room-controls.tsx';
import type { RoomItem } from './room-item.ts';
import { RoomStage } from './room-stage.tsx';
import { type ReadRoomState, type RoomState, roomQuery, viewOf } from './room-state.ts';
import styles from './room-view.module.css';
import { roomTitle, roomWords } from './room-words.ts';
import type { RoomWorn } from './room-worn.ts';

/** A design in a scene at true scale, and what can be set there. */
export function RoomView(props: {
  readonly read: ReadRoomState;
  /** What the state shows, out of the products that are there. */
  readonly shown: RoomWorn;
  /** Those of the page's design that can be shown. */
  readonly products: readonly RoomItem[];
  readonly beside: ReadonlyMap<string, readonly RoomItem[]>;
  readonly scenes: readonly SceneSummary[];
  readonly onChange: (state: RoomState, isStep: boolean) => void;
}) {
  const { read, shown, products, beside, scenes, onChange } = props;
  const { product, worn, missing } = shown;
  const state = missing.length > 0 ? { ...read.state, beside: shown.beside } : read.state;
  const address = roomUrl(product, roomQuery(state));
  const zoom = useCallback(
    (seen: RoomState['zoom']) => onChange({ ...state, zoom: seen }, false),
    [onChange, state],
  );
  const ignored = [...read.ignored, ...missing];
  // The same list as long as it says the same, whatever is rendered anew.
  const said = JSON.stringify(worn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what it depends on
  const lasting = useMemo(() => worn, [said]);
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
        <RoomStage
          state={state}
          worn={lasting}
          view={viewOf(state, product)}
          title={roomTitle(state, product)}
          words={roomWords(state, product)}
          onZoom={zoom}
        />
      </div>
      <div className={styles.sheet}>
        <header className={styles.names}>
          <h1 className={styles.design}>{product.design} in the room</h1>
          <p className={styles.colour}>{product.colour}</p>
        </header>
        {ignored.length > 0 && (
          <div role="status" className={styles.ignored}>
            <p>Some of what was asked for cannot be shown:</p>
            <ul>
              {ignored.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <RoomControls
          state={state}
          product={product}
          products={products}
          beside={beside}
          scenes={scenes}
          onChange={onChange}
        />
        {state.beside.length > 0 && (
          <ul aria-label="Shown beside it" className={styles.beside}>
            {state.beside.map(({ surface, colourway }) => (
              <li key={surface}>
                <Anchor href={canonicalPath(colourway)} className={styles.other}>
                  {nameOf(colourway)}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <CopyLink
            address={address}
            label="Copy Link to This View"
            done="Copied. The link shows the room just as it is."
          />
          <ButtonLink href={itemAddress(product)}>Back to the Product</ButtonLink>
        </div>
      </div>
    </article>
  );
}
