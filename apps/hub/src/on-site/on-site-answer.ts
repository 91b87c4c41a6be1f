import { z } from 'zod';

/** How a document stands to the site, for the person who edits it. */
export const onSiteAnswer = z.object({
  /** Of its page; null where it has none, or does not say yet which. */
  address: z.string().nullable(),
  isPublished: z.boolean(),
  /** What visitors miss on it as it is written now, each a sentence. */
  hints: z.array(z.string()),
});

export type OnSiteAnswer = z.output<typeof onSiteAnswer>;
