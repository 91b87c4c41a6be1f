import { framedUrl } from '@selvedge/contract/urls';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OverlayViewer } from '../../ui/overlay-viewer/overlay-viewer.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './featured-collection.module.css';
import {
  type FeaturedAction,
  type FeaturedContent,
  featuredAction,
  PLACES,
  type Place,
  placedPictures,
} from './featured-content.ts';

const CLASSES: Readonly<Record<Place, string | undefined>> = {
  'top left': styles.topLeft,
  'bottom left': styles.bottomLeft,
  'bottom right': styles.bottomRight,
  'top right': styles.topRight,
};

/** Few stand on a page, and on a dense screen what a tile asks for would be soft over half its width. */
const WIDEST_PX = 1280;

/** On phones the first of three pictures takes the whole width, and on larger screens the height asks for half of it. */
const WIDE = '(width >= 900px) 50vw, 92vw';
const HALF = '(width > 600px) 55vw, 44vw';

/**
 * The Featured Collection: pictures in their places, and in the free one the collection's name, its story and the button
 * that does what a click anywhere on the pictures does. `missing` stands in its place where content has neither pictures
 * nor a name. Source: FEAT-01 to FEAT-06, ERR-10.
 */
export function FeaturedCollection(props: {
  readonly content: FeaturedContent;
  readonly missing?: ReactNode;
}) {
  const { content, missing = null } = props;
  const pictures = placedPictures(content.section_featured_collection);
  const name = content.featured_collection_title.collection_name;
  const control = useRef<HTMLElement>(null);
  const places = PLACES.filter((place) => pictures[place] !== undefined);
  if (places.length === 0 && name === '') return missing;
  const action = featuredAction(content);

  return (
    <section aria-label="Featured Collection" className={styles.block} data-band>
      <div
        className={classNames(
          styles.inner,
          places.length === 0 && styles.bare,
          pictures['top right'] !== undefined && styles.four,
        )}
      >
        <div className={styles.words}>
          <p className={styles.kind}>Featured Collection</p>
          {name && <h2 className={styles.name}>{name}</h2>}
          {content.featured_collection_description && (
            <p className={styles.text}>{content.featured_collection_description}</p>
          )}
          {action && <FeaturedButton ref={control} action={action} collection={name} />}
        </div>
        {places.map((place) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way is the button, which this presses
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div
            key={place}
            className={classNames(styles.picture, CLASSES[place], action && styles.active)}
            onClick={() => control.current?.click()}
          >
            <Picture
              src={pictures[place]?.url ?? ''}
              alt={pictures[place]?.alt ?? ''}
              ratio="fill"
              placeholder={name}
              maxWidthPx={WIDEST_PX}
              sizes={place === 'top left' && !pictures['top right'] ? WIDE : HALF}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The button of the block, which acts by the rule that fits. Source: FEAT-01 to FEAT-05. */
function FeaturedButton(props: {
  readonly action: FeaturedAction;
  /** Names the viewer; may be empty. */
  readonly collection: string;
  readonly ref: Ref<HTMLElement>;
}) {
  const { action, collection, ref } = props;
  const [open, setOpen] = useState(false);
  const place = (element: HTMLElement | null) => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  if (action.kind !== 'modal') {
    return (
      <ButtonLink ref={place} href={action.href} newTab={action.kind === 'catalogue'}>
        {action.text}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button ref={place} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {action.text}
      </Button>
      <OverlayViewer
        open={open}
        onClose={() => setOpen(false)}
        title={collection || action.text}
        address={action.address}
        framed={framedUrl(action.address)}
      />
    </>
  );
}
