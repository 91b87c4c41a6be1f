import type { VariantOrder } from './make-variant.ts';
import { pictureVariant, widestVariant } from './picture-variant.ts';
import { serveOrders } from './process-apart.ts';

/** The process in which variants are made, run by `makeVariant`. */
serveOrders(({ original, widthPx, format, widest }: VariantOrder) =>
  (widest ? widestVariant : pictureVariant)(original, widthPx, format),
);
