import { CARD_PICTURE_WIDTH_PX, Card } from '../../ui/card/card.tsx';
import { ColourDots } from '../../ui/colour-dots/colour-dots.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { DesignCard } from './collection-designs.ts';
import styles from './design-grid.module.css';

/** A picture is 350 px tall and of shape 4 : 5, so that it fills a place of 280 px. */
const SIZES = '(width <= 600px) max(46vw, 280px), (width < 900px) max(30vw, 280px), 280px';

/** Design cards in 2 columns on phones, 3 and 4 on small and medium screens and 6 on large ones. Source: COLL-06. */
export function DesignGrid(props: {
  readonly label: string;
  readonly cards: readonly DesignCard[];
}) {
  return (
    <ul aria-label={props.label} className={styles.grid}>
      {props.cards.map(({ sku, href, design, colour, picture, colours }) => (
        <li key={sku}>
          <Card
            href={href}
            picture={
              <div className={styles.picture}>
                <Picture
                  src={picture}
                  alt=""
                  ratio="fill"
                  placeholder={design}
                  maxWidthPx={CARD_PICTURE_WIDTH_PX}
                  sizes={SIZES}
                />
              </div>
            }
            title={design}
            details={colour}
            below={
              colours.length > 1 && (
                <ColourDots colours={colours} label={`${colours.length} colours`} />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
