import { useQuery } from '@tanstack/react-query';
import { useProductService } from '../../data/services-context.tsx';
import { DesignCard } from '../../ui/card/card.tsx';
import { Section } from '../../ui/section/section.tsx';
import { type Colourway, sameColoursQuery } from './same-colours.ts';
import styles from './same-colours-shelf.module.css';

const HEADING = 'Goes well with';
const SIZES = '(width <= 600px) 44vw, (width < 1600px) 23vw, 350px';

/** What goes with a product: a row of the nearest in colour. It is an offer, so where it fails there is just none. */
export function SameColoursShelf({ item }: { readonly item: Colourway }) {
  const { data: cards = [] } = useQuery(sameColoursQuery(useProductService(), item));
  if (cards.length === 0) return null;
  return (
    <Section heading={HEADING} className={styles.section}>
      <ul aria-label={HEADING} className={styles.row}>
        {cards.map(({ sku, href, design, details, picture }) => (
          <li key={sku}>
            <DesignCard
              href={href}
              design={design}
              picture={picture}
              ratio="portrait"
              sizes={SIZES}
              details={details}
              scale="growing"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
