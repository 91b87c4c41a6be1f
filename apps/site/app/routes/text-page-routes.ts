import type { TextPageName } from '@selvedge/contract/house-content';
import {
  aboutUsUrl,
  directorsUrl,
  internationalsSampleUrl,
  returnsPolicyUrl,
} from '@selvedge/contract/urls';

/** The pages that are nothing but text, by their paths, with the title of one that nobody has written yet. */
const TEXT_PAGE_ROUTES: Readonly<Record<string, { name: TextPageName; title: string }>> = {
  [aboutUsUrl()]: { name: 'about-us', title: 'About us' },
  [directorsUrl()]: { name: 'directors', title: 'Directors Profiles' },
  [returnsPolicyUrl()]: { name: 'returns-policy', title: 'Returns policy' },
  [internationalsSampleUrl()]: { name: 'internationals-sample', title: 'Internationals sample' },
};

/** The text page of a path, which may end in a slash; undefined for any other. */
export const textPageRoute = (pathname: string) => TEXT_PAGE_ROUTES[pathname.replace(/\/$/u, '')];
