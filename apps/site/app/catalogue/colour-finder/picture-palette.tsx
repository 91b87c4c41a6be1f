import type { LinkedColour } from '@selvedge/contract/colour-link';
import { useEffect, useRef } from 'react';
import styles from './picture-choice.module.css';
import type { ReadPicture } from './picture-colours.ts';

/** A picture that was read, with its colours, of which each can be looked for by itself. */
export function PicturePalette(props: {
  readonly picture: ReadPicture;
  readonly chosen: readonly LinkedColour[];
  readonly onChoose: (colours: readonly LinkedColour[]) => void;
}) {
  const { picture, chosen, onChoose } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { shown, colours } = picture;
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(shown, 0, 0);
  }, [shown]);
  const all = chosen.length === colours.length;
  return (
    <div className={styles.palette}>
      <canvas
        ref={canvas}
        className={styles.shown}
        width={shown.width}
        height={shown.height}
        role="img"
        aria-label="Your picture"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: it stands in a fieldset, whose legend says what it is about */}
      <div role="group" aria-label="Colours of your picture" className={styles.colours}>
        <button
          type="button"
          className={styles.all}
          aria-pressed={all}
          onClick={() => onChoose(colours)}
        >
          All
        </button>
        {colours.map(({ hex, share }) => (
          <button
            key={hex}
            type="button"
            className={styles.colour}
            aria-label={`${hex}, ${Math.round(100 * share)} %`}
            aria-pressed={!all && chosen[0]?.hex === hex}
            onClick={() => onChoose([{ hex, share: 1 }])}
          >
            <svg className={styles.shade} viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" fill={hex} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}
