import { z } from 'zod';

/** What is going to happen to a document by itself, and when. */
const planned = z.object({ what: z.enum(['publish', 'unpublish']), at: z.iso.datetime() });
export type Planned = z.output<typeof planned>;

/** What was to happen, and why it did not, in a sentence. */
const failedPlan = planned.extend({ why: z.string() });
export type FailedPlan = z.output<typeof failedPlan>;

/** How a document stands to the site, for the person who edits it. */
export const onSiteAnswer = z.object({
  /** Of its page; null where it has none, or does not say yet which. */
  address: z.string().nullable(),
  isPublished: z.boolean(),
  /** The next first. */
  planned: z.array(planned),
  /** What was planned last and was not done; null where nobody need mind. */
  failed: failedPlan.nullable(),
  /** What visitors miss on it as it is written now, each a sentence. */
  hints: z.array(z.string()),
});

export type OnSiteAnswer = z.output<typeof onSiteAnswer>;
