import { serveOrders } from '@selvedge/documents/serve-orders';
import { pictureVariant } from '@selvedge/pictures/picture-variant';
import type { VariantOrder } from './variant-maker.ts';

/** The process in which variants are made, run by `variantMaker`. */
serveOrders(
  ({ original, widthPx, format }: VariantOrder): Promise<Uint8Array> =>
    pictureVariant(original, widthPx, format),
);
