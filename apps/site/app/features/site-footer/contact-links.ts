import type { SiteSettings } from '@selvedge/contract/site-settings';
import { storeLocatorUrl } from '@selvedge/contract/urls';
import type { NavigationLink } from '../../navigation/navigation-link.ts';

const telephoneUrl = (number: string): string => `tel:${number.replace(/[^\d+]/gu, '')}`;

/** How to reach the supplier; what the settings leave empty is left out. All open a new tab. [FOOT-04] [FOOT-05] */
export function contactLinks(
  settings: Pick<SiteSettings, 'telephone' | 'support_telephone' | 'info_email'>,
): NavigationLink[] {
  const { telephone, support_telephone: support, info_email: email } = settings;
  return [
    ...(telephone ? [{ label: telephone, href: telephoneUrl(telephone), newTab: true }] : []),
    ...(support
      ? [{ label: `Support ${support}`, href: telephoneUrl(support), newTab: true }]
      : []),
    ...(email ? [{ label: email, href: `mailto:${email}`, newTab: true }] : []),
    { label: 'Store Locator', href: storeLocatorUrl(), newTab: true },
  ];
}
