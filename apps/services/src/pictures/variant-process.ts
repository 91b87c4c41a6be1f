import { becomeNobody } from '@selvedge/documents/become-nobody';
import { pictureVariant, widestVariant } from '@selvedge/pictures/picture-variant';
import type { MadeVariant, VariantOrder } from './variant-maker.ts';

/**
 * The process in which variants are made, run by `variantMaker`: it knows no password, reads its own programs alone and
 * starts nothing. It ends with the process that started it.
 */
process.on('disconnect', () => process.exit());
becomeNobody();
process.on('message', async ({ id, original, widthPx, format, widest }: VariantOrder) => {
  const make = widest ? widestVariant : pictureVariant;
  const answer = await make(original, widthPx, format).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  const residentBytes = process.memoryUsage.rss();
  process.send?.({ id, residentBytes, ...answer } satisfies MadeVariant);
});
process.send?.('ready');
