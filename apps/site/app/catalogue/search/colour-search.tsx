import { findByColourUrl, type LinkedColour } from '@selvedge/contract/urls';
import type { MouseEvent } from 'react';
import { Anchor, staysHere } from '../../ui/anchor.tsx';
import { ColourFinder } from '../colour-finder/colour-finder.tsx';
import styles from './colour-search.module.css';

const PER_GROUP = 6;

/** The search by colour within the search dialog, with a link to the page that keeps its colours. */
export function ColourSearch(props: {
  readonly colours: readonly LinkedColour[];
  readonly onChange: (colours: readonly LinkedColour[]) => void;
  readonly onClose: () => void;
}) {
  const { colours, onChange, onClose } = props;
  // A click that opens a new tab or window leaves the dialog as it is.
  const leave = (event: MouseEvent) => {
    if (staysHere(event)) onClose();
  };
  return (
    <ColourFinder
      colours={colours}
      onChange={onChange}
      perGroup={PER_GROUP}
      heading="h3"
      onFollow={leave}
    >
      {colours.length > 0 && (
        <p>
          <Anchor href={findByColourUrl(colours)} className={styles.link} onClick={leave}>
            More of these colours, on a page of their own
          </Anchor>
        </p>
      )}
    </ColourFinder>
  );
}
