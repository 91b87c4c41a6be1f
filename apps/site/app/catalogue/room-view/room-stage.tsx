import { type SceneView, sceneViewUrl } from '@selvedge/contract/scene-urls';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type SeenPart, useZoom, type Zoom } from '../../ui/zoom/use-zoom.ts';
import { actOfKey, STEP_FACTOR, useZoomGestures } from '../../ui/zoom/use-zoom-gestures.ts';
import styles from './room-stage.module.css';
import type { RoomState } from './room-state.ts';
import { SaveButtons } from './save-buttons.tsx';
import { useDressedScene, type Worn } from './use-dressed-scene.ts';

/** What is seen settles when nothing has moved for so long. */
const SETTLED_MS = 400;

/** The scene, dressed, to be looked at closely and saved, and under it in words what it shows. */
export function RoomStage(props: {
  readonly state: RoomState;
  readonly worn: readonly Worn[];
  /** The same, as the server dresses it. */
  readonly view: SceneView;
  readonly title: string;
  readonly words: readonly string[];
  readonly onZoom: (zoom: RoomState['zoom']) => void;
}) {
  const { state, worn, view, title, words, onZoom } = props;
  const { scene, hour } = state;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const status = useDressedScene(canvas, scene, hour, worn, attempt);
  const zoom = useZoom(stage, paper, state.zoom);
  const gestures = useZoomGestures(zoom, () => undefined);
  const hint = useId();
  useSettledZoom(state.zoom, zoom, onZoom);

  const pressKey = (event: KeyboardEvent) => {
    const act = actOfKey(event, zoom, () => undefined);
    const isArrow = event.key.startsWith('Arrow');
    // What is whole does not move: the arrow keys are the page's then.
    if (!act || (isArrow && zoom.scale <= 1)) return;
    event.preventDefault();
    act();
  };

  return (
    <figure className={styles.figure} aria-busy={status === 'dressing'}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a stage is no set of form fields */}
        <div
          ref={stage}
          role="group"
          aria-label="Picture, to be enlarged with plus and minus"
          aria-describedby={hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what lies on it
          tabIndex={0}
          className={styles.stage}
          data-near={zoom.scale > 1 || undefined}
          onKeyDown={pressKey}
          {...gestures}
        >
          <div ref={paper} className={styles.paper}>
            <canvas
              ref={canvas}
              className={styles.canvas}
              width={scene.widthPx}
              height={scene.heightPx}
              role="img"
              aria-label={title}
            />
            {status === 'impossible' && <StillView view={view} title={title} />}
            <noscript>
              <StillView view={view} title={title} />
            </noscript>
          </div>
        </div>
        {status === 'failed' && (
          <div className={styles.message} role="alert">
            <p>The picture could not be loaded.</p>
            <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
              Try Again
            </Button>
          </div>
        )}
        {status === 'dressing' && <div className={styles.progress} aria-hidden="true" />}
      </div>
      <div className={styles.bar}>
        <div className={styles.tools}>
          <IconButton
            aria-label="Zoom out"
            aria-disabled={zoom.scale <= 1}
            onClick={() => zoom.by(1 / STEP_FACTOR)}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <output className={styles.scale} aria-label="Zoom">
            {Math.round(zoom.scale * 100)} %
          </output>
          <IconButton aria-label="Zoom in" onClick={() => zoom.by(STEP_FACTOR)}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label="Whole picture"
            aria-disabled={zoom.scale <= 1}
            onClick={zoom.reset}
          >
            <Maximize2 aria-hidden="true" />
          </IconButton>
        </div>
        <SaveButtons canvas={canvas} name={title} isReady={status === 'dressed'} />
      </div>
      <div role="status">
        <VisuallyHidden>{status === 'dressed' ? title : ''}</VisuallyHidden>
      </div>
      <figcaption className={styles.words} id={hint}>
        {words.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The picture as the server makes it: without scripts, and where the browser cannot. */
const StillView = ({ view, title }: { readonly view: SceneView; readonly title: string }) => (
  <img className={styles.still} src={sceneViewUrl(view, 1280)} alt={title} />
);

/** What the address rounds away, and a little more. */
const SAME_SHARE = 0.002;

const isSame = (one: SeenPart, other: SeenPart): boolean =>
  (['scale', 'x', 'y'] as const).every((key) => Math.abs(one[key] - other[key]) < SAME_SHARE);

/**
 * Tells what is seen once it has settled, and shows what the address asks for: by Back, or in another scene, it is
 * another than the last that was told.
 */
function useSettledZoom(
  asked: SeenPart,
  { seen, show }: Zoom,
  onZoom: (zoom: SeenPart) => void,
): void {
  const told = useRef(asked);
  const { scale, x, y } = asked;
  useLayoutEffect(() => {
    if (isSame(told.current, { scale, x, y })) return;
    told.current = { scale, x, y };
    show(told.current);
  }, [scale, x, y, show]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = seen();
      if (isSame(now, told.current)) return;
      told.current = now;
      onZoom(now);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [seen, onZoom]);
}
