import { serveOrders } from '@selvedge/documents/serve-orders';
import { pictureVariant, widestVariant } from '@selvedge/pictures/picture-variant';
import type { VariantOrder } from './variant-maker.ts';

/** The process in which variants are made, run by `variantMaker`. */
serveOrders(
  ({ original, widthPx, format, widest }: VariantOrder): Promise<Uint8Array | null> =>
    (widest ? widestVariant : pictureVariant)(original, widthPx, format),
);
