import type { PlacedImage } from '@selvedge/contract/content-parts';
import type { PageContent } from '@selvedge/contract/page-content';
import { collectionUrl, framedUrl } from '@selvedge/contract/urls';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { linkTarget } from '../../ui/link-target.ts';
import { OverlayViewer } from '../../ui/overlay-viewer/overlay-viewer.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './featured-collection.module.css';

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

/** The fields of a page's content that its Featured Collection is made of. Source: ENT-02. */
export type FeaturedContent = Pick<
  PageContent,
  | 'section_featured_collection'
  | 'featured_collection_title'
  | 'featured_collection_description'
  | 'featured_collection_modal_url'
  | 'featured_collection_catalogue_url'
>;

/** What a click on the block does, with the text of its button. */
type FeaturedAction =
  | { readonly kind: 'modal'; readonly address: string; readonly text: 'View Collection' }
  | { readonly kind: 'catalogue'; readonly href: string; readonly text: 'View Catalogue' }
  | { readonly kind: 'route'; readonly href: string; readonly text: 'Explore The Collection' };

/**
 * The first rule that fits: a modal URL opens in a modal, a catalogue URL in a new tab, a collection whose group,
 * application and name are all known on its page. Null where none does. Source: FEAT-01 to FEAT-05, decision 16.
 */
export function featuredAction(content: FeaturedContent): FeaturedAction | null {
  const modal = linkTarget(content.featured_collection_modal_url);
  if (modal) return { kind: 'modal', address: modal.href, text: 'View Collection' };
  const catalogue = linkTarget(content.featured_collection_catalogue_url);
  if (catalogue) return { kind: 'catalogue', href: catalogue.href, text: 'View Catalogue' };
  const { collection_name, item_group_code, application_name } = content.featured_collection_title;
  if (collection_name === '' || item_group_code === '' || application_name === '') return null;
  const href = collectionUrl(item_group_code, application_name, collection_name);
  return { kind: 'route', href, text: 'Explore The Collection' };
}

/** The places of the block's pictures; the last is the fourth of an international brand's. Source: FEAT-06, IBRAND-02. */
const PLACES = ['top left', 'bottom left', 'bottom right', 'top right'] as const;
type Place = (typeof PLACES)[number];

/**
 * The picture of each place. A position is compared without case, and "-" or "_" stand for the space; the first picture
 * of a place keeps it. Pictures without an address, or without a place that the block has, are left out.
 */
export function placedPictures(
  images: FeaturedContent['section_featured_collection'],
): Partial<Record<Place, PlacedImage>> {
  const pictures: Partial<Record<Place, PlacedImage>> = {};
  for (const image of images) {
    const name = image.position
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/gu, ' ');
    const place = PLACES.find((known) => known === name);
    if (place && image.url !== '') pictures[place] ??= image;
  }
  return pictures;
}
