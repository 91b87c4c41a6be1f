import { fold } from '@selvedge/contract/text';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { UNNAMED } from '../adoption/adopt-pictures.ts';
import { pictureNames, spokenPictures } from '../adoption/picture-labels.ts';

const mediaRow = z.object({
  id: z.number(),
  alt: z.string(),
  address: z.string().nullable(),
  filename: z.string().nullable(),
});

/** A picture that visitors see and nobody has described. */
export interface UndescribedPicture {
  readonly id: number;
  readonly fileName: string;
  /** Its public address. */
  readonly address: string;
  /** What it says instead: the name of what it stands beside. */
  readonly alt: string;
}

/**
 * The pictures of the library that published content shows where their words are read aloud, and whose words only repeat
 * the name that stands beside them: who does not see them is told nothing.
 *
 * @param docs published content
 */
export async function undescribedPictures(
  executor: QueryExecutor,
  docs: readonly unknown[],
): Promise<UndescribedPicture[]> {
  const names = pictureNames(docs);
  const spoken = spokenPictures(docs);
  const { rows } = await executor.query(
    'SELECT id, alt, address, filename FROM hub.media ORDER BY alt, id',
    [],
  );
  return z
    .array(mediaRow)
    .parse(rows)
    .filter(({ alt, address }) => {
      const name = names.get(address ?? '');
      return (
        name !== undefined &&
        spoken.has(address ?? '') &&
        [fold(name), fold(UNNAMED), ''].includes(fold(alt))
      );
    })
    .map(({ id, alt, address, filename }) => ({
      id,
      alt,
      address: address ?? '',
      fileName: filename ?? '',
    }));
}
