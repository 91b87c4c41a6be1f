import { BANNER_HEIGHT_PX, BANNER_WIDTH_PX } from '@selvedge/contract/limits';
import type { ArrayField, UploadField } from 'payload';
import { capitalised } from '../../ui/formats.ts';
import { libraryWords, picture, rows, selected, shape } from './codec.ts';
import { rowsNamedBy } from './content-form.ts';

/** The size that heroes are shown in at their best (BANNER-05, decision 2). */
export const HERO_SIZE = `${BANNER_WIDTH_PX} × ${BANNER_HEIGHT_PX} pixels`;
/** A hero of fewer pixels across looks blurred on a laptop already. */
const NARROW_HERO_PX = 1600;
/** A card's picture on the largest screens, doubled for dense ones. */
export const CARD_SIZE = '1200 × 1500 pixels, upright';

/** What becomes of a picture's words where it is looked at for itself, and where it only stands for a page. */
const SPOKEN = 'What it shows is read aloud to people who do not see it.';
const NOT_SPOKEN = 'People who do not see it hear the name of the card instead of what it shows.';

interface PictureOptions {
  readonly name?: string;
  readonly label?: string;
  readonly size: string;
  readonly required?: boolean;
  /** What else there is to say of it. */
  readonly more?: string;
  /** Whether what it shows is read aloud; said of neither where it is not given. */
  readonly isSpoken?: boolean;
}

/** What stands below the choice of pictures of this size: a word about those that do not suit a hero. */
const wordOnHeroes = (size: string) =>
  size === HERO_SIZE
    ? {
        components: {
          afterInput: [
            {
              path: '/content/form-components.tsx#PicturesForBanner',
              clientProps: { narrow: NARROW_HERO_PX },
            },
          ],
        },
      }
    : {};

const helpOf = ({ size, isSpoken }: PictureOptions, ...more: readonly string[]): string =>
  [
    `Best at ${size}.`,
    ...more,
    ...(isSpoken === undefined ? [] : [isSpoken ? SPOKEN : NOT_SPOKEN]),
  ].join(' ');

/** One picture of the media library. */
export const pictureField = (options: PictureOptions): UploadField => ({
  name: options.name ?? 'picture',
  type: 'upload',
  relationTo: 'media',
  label: options.label ?? 'Picture',
  required: options.required ?? true,
  admin: {
    description: helpOf(options, ...(options.more ? [options.more] : [])),
    ...wordOnHeroes(options.size),
  },
});

/** Several pictures of the media library, in the order in which they are shown. */
export const picturesField = (
  options: PictureOptions & { readonly name: string },
): UploadField => ({
  name: options.name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  label: options.label ?? 'Pictures',
  required: options.required ?? false,
  admin: {
    description: helpOf({ isSpoken: true, ...options }, 'Drag them into order.'),
    ...wordOnHeroes(options.size),
  },
});

/** Pictures with their places, as galleries and the Featured Collection block have them (FEAT-06, COLL-03). */
export const placedPicturesField = (options: {
  readonly name: string;
  readonly label: string;
  readonly places: readonly string[];
  readonly enumName: string;
  readonly description?: string;
}): ArrayField => ({
  name: options.name,
  type: 'array',
  label: options.label,
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    ...(options.description && { description: options.description }),
    initCollapsed: true,
    ...rowsNamedBy('Picture', 'position'),
  },
  fields: [
    {
      name: 'position',
      type: 'select',
      label: 'Place',
      required: true,
      enumName: options.enumName,
      options: options.places.map((value) => ({ value, label: capitalised(value) })),
    },
    pictureField({ size: CARD_SIZE, isSpoken: true }),
  ],
});

/** What becomes of them. */
export const placedPicturesShape = (field: string) =>
  rows(
    field,
    shape({
      position: selected('position'),
      url: picture('picture'),
      alt: libraryWords('picture'),
    }),
  );
