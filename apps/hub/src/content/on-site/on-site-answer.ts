import { z } from 'zod';
import { houseTime } from '../../ui/formats.ts';

/** What is going to happen to a document by itself, and when. */
const planned = z.object({ what: z.enum(['publish', 'unpublish']), at: z.iso.datetime() });
export type Planned = z.output<typeof planned>;

/** What was to happen, and why it did not, in a sentence. */
const failedSchedule = planned.extend({ why: z.string() });
export type FailedSchedule = z.output<typeof failedSchedule>;

/** How a document stands to the site, for the person who edits it. */
export const onSiteAnswer = z.object({
  /** Of its page; null where it has none, or does not say yet which. */
  address: z.string().nullable(),
  isPublished: z.boolean(),
  /** The page answers without what is written here: the catalogue has products of it. */
  isShownWithoutIt: z.boolean(),
  /** The next first. */
  planned: z.array(planned),
  /** What was planned last and was not done; null where nobody need mind. */
  failed: failedSchedule.nullable(),
  /** What visitors miss on it as it is written now, each a sentence. */
  hints: z.array(z.string()),
});

export type OnSiteAnswer = z.output<typeof onSiteAnswer>;

const time = houseTime('full', 'short');

const WILL_BE = { publish: 'Will be published', unpublish: 'Will be taken off the site' } as const;
const CHANGES_WILL_BE = { ...WILL_BE, publish: 'Its changes will be published' } as const;
const WAS_TO_BE = {
  publish: 'Was to be published',
  unpublish: 'Was to be taken off the site',
} as const;

/**
 * @param hasChanges whether something was saved since that visitors do not see
 * @returns "Will be published on Monday, 23 November 2026 at 08:00."; of what is there already, its changes will be, also
 *   those that are yet to come
 */
export function planSentence(
  { what, at }: Planned,
  { isPublished, hasChanges }: { readonly isPublished: boolean; readonly hasChanges: boolean },
): string {
  const when = time.format(new Date(at));
  if (isPublished && !hasChanges && what === 'publish')
    return `There are no changes to publish now, and whatever is saved until then will be published on ${when}. Cancel the plan where that is not meant.`;
  return `${(isPublished ? CHANGES_WILL_BE : WILL_BE)[what]} on ${when}.`;
}

/** @returns "Was to be published on Monday, 23 November 2026 at 08:00, and was not. " and the reason */
export const failureSentence = ({ what, at, why }: FailedSchedule): string =>
  `${WAS_TO_BE[what]} on ${time.format(new Date(at))}, and was not. ${why}`;
