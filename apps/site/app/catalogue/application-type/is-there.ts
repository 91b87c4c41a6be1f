import type { ApplicationTypeContent } from '@selvedge/contract/application-type-content';
import { applicationTypeUrl, outdoorUrl } from '@selvedge/contract/urls';
import type { ApplicationTypePath } from './application-type-query.ts';

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** The menus lead to Outdoor (HEAD-14): its page is one of ours also while it is still empty. */
const isOutdoor = ({ itemGroup, applicationType, category }: ApplicationTypePath): boolean =>
  category === undefined &&
  applicationTypeUrl(itemGroup, applicationType.toLowerCase()) === outdoorUrl();

/**
 * Whether a page exists: somebody has filled in one of its fields. The service answers with empty fields for what does
 * not exist, and always says how a banner would be shown. Source: decision 22.
 */
export function isThere(path: ApplicationTypePath, content: ApplicationTypeContent): boolean {
  const { consumer_display_option: _, ...fields } = content;
  return isOutdoor(path) || !isBlank(fields);
}
