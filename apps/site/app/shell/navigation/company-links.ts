import {
  aboutUsUrl,
  careersUrl,
  registerUrl,
  returnsPolicyUrl,
  storeLocatorUrl,
} from '@selvedge/contract/urls';
import { type NavigationLink, ownLink } from './navigation-link.ts';

/** What the Company submenu and the footer list, in their order. Source: HEAD-10, FOOT-03. */
export const COMPANY_LINKS: readonly NavigationLink[] = [
  ownLink('About Us', aboutUsUrl()),
  ownLink('Explore Our Spaces', storeLocatorUrl()),
  ownLink('Careers', careersUrl()),
];

/** Beside the copyright line: what a customer looks up, and what a trade member applies for. */
export const SERVICE_LINKS: readonly NavigationLink[] = [
  ownLink('Returns Policy', returnsPolicyUrl()),
  ownLink('Open a Trade Account', registerUrl()),
];
