import { HOUSE_TIMEZONE } from '../look/house-timezones.ts';
import type { FailedPlan, Planned } from './on-site-answer.ts';

const time = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: HOUSE_TIMEZONE,
});

const WILL_BE = { publish: 'Will be published', unpublish: 'Will be taken off the site' } as const;
const CHANGES_WILL_BE = { ...WILL_BE, publish: 'Its changes will be published' } as const;
const WAS_TO_BE = {
  publish: 'Was to be published',
  unpublish: 'Was to be taken off the site',
} as const;

/** @returns "Will be published on Monday, 23 November 2026 at 08:00."; of what is there already, its changes will be */
export const planSentence = ({ what, at }: Planned, isPublished: boolean): string =>
  `${(isPublished ? CHANGES_WILL_BE : WILL_BE)[what]} on ${time.format(new Date(at))}.`;

/** @returns "Was to be published on Monday, 23 November 2026 at 08:00, and was not. " and the reason */
export const failureSentence = ({ what, at, why }: FailedPlan): string =>
  `${WAS_TO_BE[what]} on ${time.format(new Date(at))}, and was not. ${why}`;
