import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import { type PictureSources, pictureSources } from '../../../ui/picture/picture-sources.ts';
import { useZoom } from '../../../ui/zoom/use-zoom.ts';
import {
  actOfKey,
  STEP_FACTOR,
  useZoomGestures,
  useZoomWheel,
} from '../../../ui/zoom/use-zoom-gestures.ts';
import type { ProductPicture } from '../product-pictures.ts';
import styles from './picture-zoom.module.css';

/**
 * One picture of a product over the whole screen, to be looked at closely: by fingers, wheel, keyboard (plus, minus,
 * zero and the arrow keys) or buttons.
 */
export function PictureZoom(props: {
  readonly pictures: readonly ProductPicture[];
  readonly place: number;
  readonly onShow: (place: number) => void;
}) {
  const { pictures, place, onShow } = props;
  const picture = pictures[place];
  const stage = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, paper);
  const count = pictures.length;
  const step = (by: 1 | -1) => {
    if (count < 2) return;
    zoom.reset();
    onShow((place + by + count) % count);
  };
  const gestures = useZoomGestures(zoom, step);
  useZoomWheel(stage, zoom);

  // The dialog gives the focus to what asks for it, whether it opens before or after this is here.
  useLayoutEffect(() => {
    stage.current?.setAttribute('autofocus', '');
    stage.current?.focus();
  }, []);

  const pressKey = (event: KeyboardEvent) => {
    const act = actOfKey(event, zoom, step);
    if (act) event.preventDefault();
    act?.();
  };

  if (!picture) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the stage and its buttons alike
    <div className={styles.viewer} onKeyDown={pressKey}>
      {/* biome-ignore lint/a11y/useSemanticElements: a stage is no set of form fields */}
      <div
        ref={stage}
        role="group"
        aria-label="Picture, to be enlarged with plus and minus"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what lies on it
        tabIndex={0}
        className={styles.stage}
        data-near={zoom.scale > 1 || undefined}
        {...gestures}
      >
        <div ref={paper} className={styles.paper}>
          <LargePicture picture={picture} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.group}>
          <Tool
            label="Zoom out"
            off={zoom.scale <= 1}
            onClick={() => zoom.by(1 / STEP_FACTOR)}
            icon={<Minus aria-hidden="true" />}
          />
          <output className={styles.count} aria-label="Zoom">
            {Math.round(zoom.scale * 100)} %
          </output>
          <Tool
            label="Zoom in"
            onClick={() => zoom.by(STEP_FACTOR)}
            icon={<Plus aria-hidden="true" />}
          />
        </div>
        {count > 1 && (
          <div className={styles.group}>
            <Tool
              label="Previous picture"
              onClick={() => step(-1)}
              icon={<ChevronLeft aria-hidden="true" />}
            />
            <span className={styles.count}>
              {place + 1} / {count}
            </span>
            <Tool
              label="Next picture"
              onClick={() => step(1)}
              icon={<ChevronRight aria-hidden="true" />}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** Width of the picture that shows until the large one is there; product pages have most often loaded it. */
const MEANWHILE_PX = 640;

/** The picture with all pixels it has, over a smaller one. */
function LargePicture({ picture: { src, alt } }: { readonly picture: ProductPicture }) {
  const sources = pictureSources(src);
  if (!sources) return <img className={styles.picture} src={src} alt={alt} draggable={false} />;
  const { choices, widthPx, heightPx } = sources;
  return (
    <>
      <Meanwhile sources={pictureSources(src, MEANWHILE_PX)} />
      <picture>
        {choices.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={`${widthPx}px`} />
        ))}
        <img
          className={styles.picture}
          src={sources.src}
          alt={alt}
          width={widthPx}
          height={heightPx}
          draggable={false}
        />
      </picture>
    </>
  );
}

function Meanwhile({ sources }: { readonly sources: PictureSources | null }) {
  if (!sources) return null;
  const { choices, src, widthPx, heightPx } = sources;
  return (
    <picture>
      {choices.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={`${MEANWHILE_PX}px`} />
      ))}
      <img
        className={styles.picture}
        src={src}
        alt=""
        width={widthPx}
        height={heightPx}
        draggable={false}
      />
    </picture>
  );
}

function Tool(props: {
  readonly label: string;
  readonly icon: ReactNode;
  /** Has nothing to do at the moment. It keeps the focus, so that a key can be pressed again. */
  readonly off?: boolean;
  readonly onClick: () => void;
}) {
  const { label, icon, off = false, onClick } = props;
  return (
    <IconButton
      className={styles.tool}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}
