import {
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';
import { measureCm } from '@selvedge/contract/size';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { penOf } from './draw/canvas.ts';
import { drawRoom, pictureWidthFor } from './draw/draw-room.ts';
import { type RoomProduct, scaleFor } from './room-product.ts';
import styles from './room-stage.module.css';
import type { RoomState } from './room-state.ts';
import { roomTitle, roomWords } from './room-words.ts';

/** The room, drawn, and under it in words what it shows. */
export function RoomStage(props: { readonly state: RoomState; readonly product: RoomProduct }) {
  const { state, product } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [attempt, setAttempt] = useState(0);
  const status = useDrawing(canvas, state, product, attempt);

  return (
    <figure className={styles.figure} aria-busy={status === 'drawing'}>
      <div className={styles.stage}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={roomTitle(state, product)}
        />
        {status === 'failed' && (
          <div className={styles.message} role="alert">
            <p>The picture of this colour could not be loaded.</p>
            <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
              Try Again
            </Button>
          </div>
        )}
        {status === 'impossible' && (
          <p className={styles.message} role="alert">
            This browser cannot draw the room. The words below say what it would show.
          </p>
        )}
        <noscript>
          <p className={styles.message}>
            The room is drawn in your browser, which needs JavaScript for it. The words below say
            what it would show.
          </p>
        </noscript>
      </div>
      <figcaption className={styles.words}>
        {roomWords(state, product).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </figcaption>
    </figure>
  );
}

type DrawingStatus = 'drawing' | 'drawn' | 'failed' | 'impossible';

/** Finer than this no eye tells, and every pixel costs. */
const MAX_PIXEL_RATIO = 2;

/**
 * Keeps a canvas drawn: anew when what is set, the product or the canvas's size changes, once a frame at most. What was
 * drawn stays until the next picture has come.
 */
function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  state: RoomState,
  product: RoomProduct,
  attempt: number,
): DrawingStatus {
  const [status, setStatus] = useState<DrawingStatus>('drawing');
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the picture again.
  useEffect(() => {
    const element = canvas.current;
    const scale = scaleFor(product, state.setting);
    if (!element || !scale || size.width === 0) return;
    let wanted = true;
    let frame = 0;
    const ratio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
    const stage = {
      widthPx: Math.round(size.width * ratio),
      heightPx: Math.round(size.height * ratio),
    };
    const plain = measureCm(product.repeat_h) === 0 && measureCm(product.repeat_t) === 0;
    const drawing = { state, scale, plain, dropWidthCm: measureCm(product.width) };
    const draw = (picture: HTMLImageElement): void => {
      if (!wanted) return;
      frame = requestAnimationFrame(() => {
        try {
          const pen = penOf(element);
          element.width = stage.widthPx;
          element.height = stage.heightPx;
          drawRoom(pen, { ...drawing, picture });
          setStatus('drawn');
        } catch (error) {
          console.error(error);
          setStatus('impossible');
        }
      });
    };
    loadPicture(product.primaryImageUrl, pictureWidthFor(drawing, stage)).then(draw, () => {
      if (wanted) setStatus('failed');
    });
    return () => {
      wanted = false;
      cancelAnimationFrame(frame);
    };
  }, [canvas, state, product, size, attempt]);
  return status;
}

const loaded = new Map<string, Promise<HTMLImageElement>>();

/** The picture of an address, in the least served width that is wide enough. Rejects where it cannot be loaded. */
function loadPicture(address: string, neededPx: number): Promise<HTMLImageElement> {
  const picture = readPictureAddress(address);
  if (!picture) return Promise.reject(new Error('The picture has no size.'));
  const widths = servedWidthsPx(picture.widthPx);
  const width = widths.find((served) => served >= neededPx) ?? widths.at(-1) ?? picture.widthPx;
  const url = servedPictureUrl(picture.path, width, 'webp');
  const known = loaded.get(url) ?? decoded(url);
  loaded.set(url, known);
  // What failed once may come the next time.
  known.catch(() => loaded.delete(url));
  return known;
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
