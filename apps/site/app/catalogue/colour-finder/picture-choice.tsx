import type { LinkedColour } from '@selvedge/contract/colour-link';
import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './picture-choice.module.css';
import { type ReadPicture, readPicture } from './picture-colours.ts';
import { PicturePalette } from './picture-palette.tsx';

/** A picture from the device or its camera, of which the colours are looked for. The picture itself goes nowhere. */
export function PictureChoice(props: {
  readonly colours: readonly LinkedColour[];
  readonly onChoose: (colours: readonly LinkedColour[]) => void;
}) {
  const { colours, onChoose } = props;
  const id = useId();
  const [picture, setPicture] = useState<ReadPicture | null>(null);
  const [problem, setProblem] = useState('');
  const newest = useRef<File>(undefined);
  useEffect(() => () => picture?.shown.close(), [picture]);

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    newest.current = file;
    try {
      const found = await readPicture(file);
      if (newest.current !== file) return;
      setPicture(found);
      setProblem('');
      onChoose(found.colours);
    } catch (error) {
      if (newest.current === file && error instanceof Error) setProblem(error.message);
    } finally {
      // The same picture can be chosen again.
      input.value = '';
    }
  };
  const chosenEarly = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a picture that was chosen before the page reacted
  useEffect(() => void (chosenEarly.current && read(chosenEarly.current)), []);
  const own = new Set(picture?.colours.map(({ hex }) => hex));
  const inUse = picture !== null && colours.length > 0 && colours.every(({ hex }) => own.has(hex));

  return (
    <fieldset>
      <legend className={styles.legend}>A picture</legend>
      <div className={styles.line}>
        <label className={styles.file}>
          <input
            ref={chosenEarly}
            type="file"
            accept="image/*"
            className={styles.input}
            aria-describedby={`${id}-note`}
            onChange={(event) => read(event.currentTarget)}
          />
          <span className={styles.face}>
            <ImageUp aria-hidden="true" className={styles.icon} />
            Choose a picture
          </span>
        </label>
        <label className={styles.camera}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className={styles.input}
            aria-describedby={`${id}-note`}
            onChange={(event) => read(event.currentTarget)}
          />
          <span className={styles.face}>
            <Camera aria-hidden="true" className={styles.icon} />
            Take a photo
          </span>
        </label>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        It stays on this device; only its colours are looked for.
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {inUse && <PicturePalette picture={picture} chosen={colours} onChoose={onChoose} />}
    </fieldset>
  );
}
