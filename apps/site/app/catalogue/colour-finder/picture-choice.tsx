import type { LinkedColour } from '@selvedge/contract/urls';
import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PlainButton } from '../../ui/button/button.tsx';
import { photoColours } from './photo-colours.ts';
import styles from './picture-choice.module.css';

/** The picture that was read last: who follows a find and comes back has its colours again, until the page is loaded anew. */
let lastPicture: ReadPicture | null = null;

/** A picture from the device or its camera, of which the colours are looked for. The picture itself goes nowhere. */
export function PictureChoice(props: {
  readonly colours: readonly LinkedColour[];
  readonly onChoose: (colours: readonly LinkedColour[]) => void;
}) {
  const { colours, onChoose } = props;
  const id = useId();
  const [picture, setPicture] = useState(lastPicture);
  const [problem, setProblem] = useState('');
  const newest = useRef<File>(undefined);

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    newest.current = file;
    try {
      const found = await readPicture(file);
      if (newest.current !== file) return;
      lastPicture = found;
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

/** A picture that was read, with its colours, of which each can be looked for by itself. */
function PicturePalette(props: {
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
        <PlainButton className={styles.all} aria-pressed={all} onClick={() => onChoose(colours)}>
          All
        </PlainButton>
        {colours.map(({ hex, share }) => (
          <PlainButton
            key={hex}
            className={styles.colour}
            aria-label={`${hex}, ${Math.round(100 * share)} %`}
            aria-pressed={!all && chosen[0]?.hex === hex}
            onClick={() => onChoose([{ hex, share: 1 }])}
          >
            <svg className={styles.shade} viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" fill={hex} />
            </svg>
          </PlainButton>
        ))}
      </div>
    </div>
  );
}

/** Longer side of the small copy from which the colours are told, as with the catalogue's own pictures. */
const SMALL_SIDE_PX = 48;
/** Longer side of the copy that is shown. */
const SHOWN_SIDE_PX = 320;
const MAX_PICTURE_BYTES = 60 << 20;

/** A visitor's picture as it was read in the browser. */
interface ReadPicture {
  readonly colours: readonly LinkedColour[];
  /** A small copy, to be drawn. */
  readonly shown: ImageBitmap;
}

/**
 * Reads the colours of a picture, in the browser alone: it is decoded, drawn small and let go, and never sent anywhere.
 *
 * @throws Error in words for people where it is too large, no picture, or of nothing
 */
async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > MAX_PICTURE_BYTES) {
    throw new Error('This picture is larger than 60 MB. A smaller copy of it will do.');
  }
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error('This file is not a picture that the browser can read.', { cause });
  });
  try {
    const colours = photoColours(opaquePixels(smallCopy(picture, SMALL_SIDE_PX)));
    if (colours.length === 0) throw new Error('This picture has no colours: one sees through it.');
    const shown = await createImageBitmap(smallCopy(picture, SHOWN_SIDE_PX).canvas);
    return { colours: colours.map(inPercents), shown };
  } finally {
    picture.close();
  }
}

const inPercents = ({ hex, share }: LinkedColour): LinkedColour => ({
  hex,
  share: Math.max(1, Math.round(100 * share)) / 100,
});

function smallCopy(picture: ImageBitmap, sidePx: number): CanvasRenderingContext2D {
  const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true });
  if (!context) throw new Error('This browser cannot read pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context;
}

/** Red, green, blue of the pixels that are more seen than seen through. */
function opaquePixels(context: CanvasRenderingContext2D): Uint8Array {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const pixels: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) >= 128) pixels.push(...data.subarray(at, at + 3));
  }
  return Uint8Array.from(pixels);
}
