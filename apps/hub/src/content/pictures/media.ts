import type { Originals } from '@selvedge/pictures/originals';
import type { CollectionConfig } from 'payload';
import {
  EDITORS,
  editorsMayChangeContent,
  everyoneSignedInMayRead,
  outsideTheMenuOf,
} from '../../access/roles.ts';
import { followPicture, protectPictureInUse, shownOnEndpoint } from './pictures-in-use.ts';
import { answerWithOriginal, tellSize, thumbnailEndpoint, thumbnailUrl } from './serve-media.ts';
import { saveFocalPoint, storeOriginal } from './store-original.ts';

/** Kinds of pictures that may be uploaded, told by their content. SVG is none: it can carry script. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Rows of a list; a picture is looked for with the eyes. */
const PAGE_ROWS = 50;

/**
 * The pictures of the house. Each is stored once, under the hash of its bytes, where the site finds its own; `address` is
 * what published content carries.
 */
export const media = (originals: Originals): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Pictures',
    hidden: outsideTheMenuOf(EDITORS),
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    hideAPIURL: true,
    pagination: { defaultLimit: PAGE_ROWS },
    description:
      'JPEG, PNG, WebP or AVIF, as large as you have it: every page is served the size it needs.',
  },
  access: {
    read: everyoneSignedInMayRead,
    create: editorsMayChangeContent,
    update: editorsMayChangeContent,
    delete: editorsMayChangeContent,
  },
  upload: {
    disableLocalStorage: true,
    mimeTypes: PICTURE_TYPES,
    focalPoint: true,
    crop: false,
    pasteURL: false,
    filesRequiredOnCreate: false, // storeOriginal asks for it, save of a picture that the site keeps already
    displayPreview: true,
    adminThumbnail: ({ doc }) => thumbnailUrl(doc),
    handlers: [answerWithOriginal(originals)],
  },
  endpoints: [thumbnailEndpoint(originals), shownOnEndpoint],
  hooks: {
    beforeOperation: [saveFocalPoint],
    beforeChange: [storeOriginal(originals)],
    afterChange: [followPicture],
    afterRead: [tellSize(originals)],
    beforeDelete: [protectPictureInUse],
  },
  fields: [
    {
      name: 'alt',
      label: 'What the picture shows',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: {
        components: { afterInput: ['/content/pictures/keep-words.tsx#KeepWords'] },
        description:
          'Read aloud to people who cannot see it, on banners, in galleries, featured collections and text pages; on cards and tiles the name is read instead. Say what matters: “Ochre linen curtains at a bay window”.',
      },
    },
    {
      name: 'shownOn',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/content/pictures/shown-on.tsx#ShownOn' },
      },
    },
    {
      name: 'address',
      type: 'text',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
});
