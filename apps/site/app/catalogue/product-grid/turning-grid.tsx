import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useProductService } from '../../data/services-context.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { type Colourway, colourwaysQuery, dotsOf } from './colourways.ts';
import { type ListedProduct, productCards } from './product-card.ts';
import styles from './product-grid.module.css';
import { GridCard, type ProductGridProps } from './product-grid.tsx';

/**
 * A page of designs, each by one of its colours: a card turns through the others by its dots, which are links to them. A
 * pointer over a dot turns it, so does the focus, and a finger's first touch; then the dot and the card lead there.
 */
export function TurningGrid(
  props: Omit<ProductGridProps, 'order'> & {
    /** What the page was asked for with. */
    readonly request: MultiFilterInput;
  },
) {
  const { page, request, faded, onFollow } = props;
  const { data: colourways } = useQuery(colourwaysQuery(useProductService(), request, page));
  const [turned, setTurned] = useState<Readonly<Record<string, Colourway>>>({});
  const { products, colour_counts } = page;
  const shown = products.map((product) => ({ ...product, ...turned[product.sku] }));
  const cards = productCards({ products: shown, ...(colour_counts && { colour_counts }) }, 'given');
  return (
    <ul aria-label="Products" className={styles.grid} data-faded={faded || undefined}>
      {products.map((product, at) => {
        const card = cards[at];
        if (!card) return null;
        const dots = dotsOf(product, colourways);
        return (
          <GridCard
            key={product.sku}
            card={card}
            dots={
              !colourways ? (
                <span className={styles.dots} />
              ) : (
                dots.length > 0 && (
                  <TurningDots
                    product={product}
                    dots={dots}
                    shown={card.sku}
                    onTurn={(to) => setTurned((before) => ({ ...before, [product.sku]: to }))}
                    onFollow={onFollow}
                  />
                )
              )
            }
            onFollow={onFollow}
          />
        );
      })}
    </ul>
  );
}

/** The colours of a card. */
function TurningDots(props: {
  readonly product: ListedProduct;
  readonly dots: readonly Colourway[];
  /** The SKU that the card shows. */
  readonly shown: string;
  readonly onTurn: (to: Colourway) => void;
  /** Called when a dot is followed, as when its card is. */
  readonly onFollow: () => void;
}) {
  const { product, dots, shown, onTurn, onFollow } = props;
  const turnsAlone = useRef(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since these are links
    <span role="group" aria-label={`Colours of ${product.design}`} className={styles.dots}>
      {productCards({ products: dots.map((dot) => ({ ...product, ...dot })) }, 'given').map(
        ({ sku, href }, at) => {
          const dot = dots[at];
          return (
            dot && (
              <Anchor
                key={sku}
                href={href}
                className={styles.dot}
                aria-label={dot.colour}
                aria-current={sku === shown || undefined}
                onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onTurn(dot)}
                onFocus={() => onTurn(dot)}
                onPointerDown={({ pointerType }) => {
                  turnsAlone.current = pointerType === 'touch' && sku !== shown;
                }}
                onClick={(event) => {
                  onTurn(dot);
                  if (turnsAlone.current) event.preventDefault();
                  else onFollow();
                  turnsAlone.current = false;
                }}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <circle cx="8" cy="8" r="7.5" fill={dot.hex} />
                </svg>
              </Anchor>
            )
          );
        },
      )}
    </span>
  );
}
