import { titleCase } from '@selvedge/contract/text';
import { useId } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CARD_PICTURE_WIDTH_PX, Card } from '../../ui/card/card.tsx';
import { ColourDots } from '../../ui/colour-dots/colour-dots.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import type { DesignCard, DesignSection } from './collection-designs.ts';
import styles from './design-sections.module.css';

export const DESIGNS_HEADING = 'Designs in this collection';

/** The designs of a collection: one list, or a headed section per application where there are several. [COLL-04] */
export function DesignSections(props: {
  readonly sections: readonly DesignSection[];
  /** Where a visitor goes on from a collection without designs. */
  readonly wayOn: { readonly label: string; readonly href: string };
}) {
  const { sections, wayOn } = props;
  const [first, ...others] = sections;
  if (!first) {
    return (
      <Section label={DESIGNS_HEADING}>
        <EmptyState heading={DESIGNS_HEADING} text="No designs found in this collection">
          <ButtonLink variant="outline" href={wayOn.href}>
            {wayOn.label}
          </ButtonLink>
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section heading={DESIGNS_HEADING}>
      {others.length === 0 ? (
        <DesignGrid label="Designs" cards={first.cards} />
      ) : (
        <div className={styles.sections}>
          {sections.map((section) => (
            <ApplicationDesigns key={section.application} section={section} />
          ))}
        </div>
      )}
    </Section>
  );
}

function ApplicationDesigns({ section }: { readonly section: DesignSection }) {
  const id = useId();
  const name = titleCase(section.application);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.application}>
        {name}
      </h3>
      <DesignGrid label={`${name} designs`} cards={section.cards} />
    </section>
  );
}

/** A picture is 350 px tall and of shape 4 : 5, so that it fills a place of 280 px. */
const SIZES = '(width <= 600px) max(46vw, 280px), (width < 900px) max(30vw, 280px), 280px';

/** Design cards in 2 columns on phones, 3 and 4 on small and medium screens and 6 on large ones. Source: COLL-06. */
function DesignGrid(props: { readonly label: string; readonly cards: readonly DesignCard[] }) {
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
