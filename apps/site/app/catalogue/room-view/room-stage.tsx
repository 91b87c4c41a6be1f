import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { RoomProduct } from './room-product.ts';
import styles from './room-stage.module.css';
import type { RoomState } from './room-state.ts';
import { roomTitle, roomWords } from './room-words.ts';
import { useDrawing } from './use-drawing.ts';

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
