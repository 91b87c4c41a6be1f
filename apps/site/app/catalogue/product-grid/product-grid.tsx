import { PAGE_SIZE, type PageSize } from '@selvedge/contract/limits';
import { memo, type ReactNode } from 'react';
import { DesignCard } from '../../ui/card/card.tsx';
import { ColourDots } from '../../ui/colour-dots/colour-dots.tsx';
import { type ListedPage, type ProductCard, productCards } from './product-card.ts';
import grid from './product-grid.module.css';
import styles from './product-grid.module.css';

/** How wide the layout shows a card's picture: half a phone, else a third of what the filters leave. */
const PICTURE_SIZES = '(width <= 600px) 44vw, (width <= 900px) 22vw, 20rem';

export interface ProductGridProps {
  readonly page: ListedPage;
  /** By design unless the answer's own order is asked for. */
  readonly order?: 'by design' | 'given';
  /** The products are those of the last request, and others have been on their way for a while. */
  readonly faded: boolean;
  /** Called when a card is followed; the cards are rendered anew when it is another function. */
  readonly onFollow: () => void;
}

/** One page of products in 2 columns on phones and 3 from small screens up. Source: GRID-02, GRID-03. */
export function ProductGrid(props: ProductGridProps) {
  const { page, order = 'by design', faded, onFollow } = props;
  return (
    <ul aria-label="Products" className={styles.grid} data-faded={faded || undefined}>
      <Cards page={page} order={order} onFollow={onFollow} />
    </ul>
  );
}

/** A tick in the filter renders the page at once, and the cards stay what they are until the answer has come. */
const Cards = memo(function Cards(props: {
  readonly page: ListedPage;
  readonly order: 'by design' | 'given';
  readonly onFollow: () => void;
}) {
  const { page, order, onFollow } = props;
  return productCards(page, order).map((card) => (
    <GridCard
      key={card.sku}
      card={card}
      dots={
        card.otherColours.length > 0 && (
          <ColourDots colours={card.otherColours} label={onThisPage(card.otherColours.length)} />
        )
      }
      onFollow={onFollow}
    />
  ));
});

/** One product of a grid; where its design comes in several colours these stand below, with how many they are. */
export function GridCard(props: {
  readonly card: ProductCard;
  readonly dots: ReactNode;
  readonly onFollow: () => void;
}) {
  const { card, dots, onFollow } = props;
  const { href, design, picture, details, colourCount } = card;
  return (
    <li>
      <DesignCard
        href={href}
        design={design}
        picture={picture}
        ratio="portrait"
        sizes={PICTURE_SIZES}
        details={details}
        scale="growing"
        onFollow={onFollow}
        below={
          colourCount > 1 && (
            <span className={styles.colours}>
              {dots}
              In {colourCount} colours
            </span>
          )
        }
      />
    </li>
  );
}

const onThisPage = (count: number): string =>
  `${count} more of its colours ${count === 1 ? 'is' : 'are'} on this page`;

/** "148 products, page 1 of 17": how much was found and where in it the visitor is. */
export function countLine(total: number, page: number, pages: number): string {
  const products = total === 1 ? '1 product' : `${total} products`;
  return pages > 1 ? `${products}, page ${page} of ${pages}` : products;
}

/** The shape of the products that are on their way, as high as they will be, so that nothing jumps. */
export function GridSkeleton({ size = PAGE_SIZE }: { readonly size?: PageSize | undefined }) {
  const places = Array.from({ length: size }, (_, place) => place);
  return (
    <div className={grid.grid} aria-hidden="true">
      {places.map((place) => (
        <div key={place}>
          <div className={styles.picture} />
          <div className={styles.text} />
        </div>
      ))}
    </div>
  );
}
