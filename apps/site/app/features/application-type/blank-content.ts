import type { ApplicationTypeContent } from '@selvedge/contract/application-type-content';

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/**
 * Whether nobody has filled in any field, which is how the service answers for what does not exist; how a banner would
 * be shown is always said. Source: decision 22.
 */
export const isBlankContent = ({
  consumer_display_option: _,
  ...fields
}: ApplicationTypeContent): boolean => isBlank(fields);
