import { z } from 'zod';

/** The documents whose published pages show a picture. */
export const shownOnAnswer = z.array(z.object({ name: z.string(), href: z.string() }));

export type ShownOn = z.output<typeof shownOnAnswer>;
