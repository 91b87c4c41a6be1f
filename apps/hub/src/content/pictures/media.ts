import { picturePath } from '@selvedge/contract/picture-address';
import type { Originals } from '@selvedge/pictures/originals';
import {
  type CollectionAfterReadHook,
  type CollectionConfig,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import {
  EDITORS,
  editorsMayChangeContent,
  everyoneSignedInMayRead,
  hasRole,
  outsideTheMenuOf,
  ROLES,
  writtenByHub,
} from '../../access/roles.ts';
import { decodeInTurn } from '../../decoding/decode-in-turn.ts';
import { judgeShown } from '../fields/shown-colourways.ts';
import { followPicture, protectPictureInUse, shownOnEndpoint } from './pictures-in-content.ts';
import { roomPicture } from './room-picture.ts';
import { originalSender } from './send-original.ts';
import { readPicture, saveFocalPoint, storeOriginal } from './store-original.ts';

const THUMBNAIL_WIDTH_PX = 320;
/** A picture under its hash never changes; what it shows is for people who are signed in. */
const KEPT = { 'cache-control': 'private, max-age=31536000, immutable' };
const NOT_FOUND = 404;

/** Kinds of pictures that may be uploaded, told by their content. SVG is none: it can carry script. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

interface StoredPicture {
  readonly bytes: Buffer;
  readonly type: string;
}

/** The original behind a public address, or null. */
async function storedPicture(
  originals: Originals,
  address: unknown,
): Promise<StoredPicture | null> {
  const path = typeof address === 'string' ? picturePath(address) : null;
  const [, hash = '', ending = ''] = /([0-9a-f]+)\.([a-z]+)$/u.exec(path ?? '') ?? [];
  const bytes = await originals.read(hash);
  const type = PICTURE_TYPES[ending];
  return bytes && type ? { bytes, type } : null;
}

const body = (bytes: Buffer): BodyInit => new Uint8Array(bytes);

/** Where the hub shows a picture small; it changes with the picture, so that it may be cached. */
function thumbnailUrl(doc: Record<string, unknown>): string | null {
  const { id, address } = doc;
  const path = typeof address === 'string' ? picturePath(address) : null;
  if (path === null) return null;
  const [, hash = ''] = /([0-9a-f]{12})[0-9a-f]*\./u.exec(path) ?? [];
  return `/api/media/${id}/thumbnail?of=${hash}`;
}

/**
 * Answers Payload's own address of an upload with the original. Payload asks for it too for whoever sends the name of a file
 * in place of the file, before it has checked who that is, and lays what it is given on the disk.
 */
function answerWithOriginal(originals: Originals) {
  const send = originalSender();
  return async (
    req: PayloadRequest,
    { params: { filename } }: { params: { filename: string } },
  ): Promise<Response> => {
    if (!req.user || !hasRole(req, ...ROLES)) return new Response(null, { status: NOT_FOUND });
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { filename: { equals: filename } },
      depth: 0,
      limit: 1,
      overrideAccess: true,
      req,
    });
    const picture = () => storedPicture(originals, docs[0]?.address);
    const sent = await send(req.user.id, picture, { 'cache-control': 'private, no-cache' });
    return sent ?? new Response(null, { status: NOT_FOUND });
  };
}

/** Pictures that the hub has taken over were entered without reading them: their size is found when one is opened. */
const tellSize =
  (originals: Originals): CollectionAfterReadHook =>
  async ({ doc, findMany }) => {
    if (findMany || doc.filesize !== null) return doc;
    const picture = await storedPicture(originals, doc.address);
    return picture ? { ...doc, filesize: picture.bytes.length } : doc;
  };

/** `GET /api/media/{id}/thumbnail`: the picture in 320 px, for whoever may read it. */
const thumbnailEndpoint = (originals: Originals): Endpoint => ({
  path: '/:id/thumbnail',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const doc = await req.payload.findByID({
      collection: 'media',
      id: String(req.routeParams?.id),
      depth: 0,
      select: { address: true },
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    const picture = doc ? await storedPicture(originals, doc.address) : null;
    if (!picture) return new Response(null, { status: NOT_FOUND });
    const small = await decodeInTurn(
      req,
      'pictureVariant',
      picture.bytes,
      THUMBNAIL_WIDTH_PX,
      'webp',
    );
    return new Response(body(small), { headers: { 'content-type': 'image/webp', ...KEPT } });
  },
});

/** Rows of a list; a picture is looked for with the eyes. */
const PAGE_ROWS = 50;

/**
 * The pictures of the house. Each is stored once, under the hash of its bytes, where the site finds its own; `address` is
 * what published content carries.
 */
export const media = (originals: Originals, siteOrigin: string): CollectionConfig => ({
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
    components: { beforeListTable: ['/content/pictures/room-link.tsx#RoomLink'] },
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
    mimeTypes: [...new Set(Object.values(PICTURE_TYPES))],
    focalPoint: true,
    crop: false,
    pasteURL: false,
    filesRequiredOnCreate: false, // storeOriginal asks for it, save of a picture that the site keeps already
    displayPreview: true,
    adminThumbnail: ({ doc }) => thumbnailUrl(doc),
    handlers: [answerWithOriginal(originals)],
  },
  endpoints: [thumbnailEndpoint(originals), shownOnEndpoint, roomPicture(siteOrigin)],
  hooks: {
    beforeOperation: [saveFocalPoint, readPicture],
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
        components: { afterInput: ['/content/form-components.tsx#KeepWords'] },
        description:
          'Read aloud to people who cannot see it, on banners, in galleries, featured collections and text pages; on cards and tiles the name is read instead. Say what matters: “Ochre linen curtains at a bay window”.',
      },
    },
    {
      name: 'phone',
      label: 'The same for phones',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'Upright, best at 1000 × 1250 pixels. A banner shows it where the screen is narrow; without it the wide picture is shown low there.',
      },
    },
    {
      name: 'shows',
      label: 'Products that it shows',
      type: 'json',
      validate: judgeShown,
      admin: {
        components: { Field: '/content/pictures/shown-field.tsx#ShownField' },
      },
    },
    {
      name: 'shownOn',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/content/form-components.tsx#ShownOn' },
      },
    },
    {
      name: 'address',
      type: 'text',
      index: true,
      access: writtenByHub.access,
      admin: { hidden: true },
    },
  ],
});
