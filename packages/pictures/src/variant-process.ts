import type { MadeVariant, VariantOrder } from './make-variant.ts';
import { pictureVariant, widestVariant } from './picture-variant.ts';

/** The process in which variants are made, run by `makeVariant`. It ends with the process that started it. */
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, original, widthPx, format, widest }: VariantOrder) => {
  const make = widest ? widestVariant : pictureVariant;
  const answer = await make(original, widthPx, format).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  const residentBytes = process.memoryUsage.rss();
  process.send?.({ id, residentBytes, ...answer } satisfies MadeVariant);
});
