import type { LinkedColour } from '@selvedge/contract/colour-link';
import { type MouseEventHandler, type ReactNode, useCallback } from 'react';
import styles from './colour-finder.module.css';
import { HouseSwatches } from './house-swatches.tsx';
import { NearestResults } from './nearest-results.tsx';
import { OwnColour } from './own-colour.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** Finds colourways by a colour of the house, by any other, or by those of a picture. */
export function ColourFinder(props: {
  /** What is looked for; none at first. */
  readonly colours: readonly LinkedColour[];
  readonly onChange: (colours: readonly LinkedColour[]) => void;
  /** Most colourways of a group. */
  readonly perGroup: number;
  /** The level of the groups' headings. */
  readonly heading: 'h2' | 'h3';
  /** Called when a card is followed. */
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>;
  /** Stands after what was found. */
  readonly children?: ReactNode;
}) {
  const { colours, onChange, perGroup, heading, onFollow, children } = props;
  const single = colours.length === 1 ? colours[0]?.hex : undefined;
  const chooseOne = useCallback((hex: string) => onChange([{ hex, share: 1 }]), [onChange]);
  return (
    <div className={styles.finder}>
      <div className={styles.choice}>
        <div className={styles.house}>
          <HouseSwatches chosen={single} onChoose={chooseOne} />
        </div>
        <OwnColour chosen={single} onChoose={chooseOne} />
        <PictureChoice colours={colours} onChoose={onChange} />
      </div>
      <NearestResults colours={colours} perGroup={perGroup} heading={heading} onFollow={onFollow} />
      {children}
    </div>
  );
}
