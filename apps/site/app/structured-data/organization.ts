import { homeUrl } from '@selvedge/contract/urls';
import type { SiteProfile } from '../site-profile.ts';

type Known = Pick<SiteProfile, 'supplier_name' | 'origin' | 'telephone' | 'info_email' | 'socials'>;

/** The supplier; what the settings leave empty is left out. */
export const organization = (profile: Known) => ({
  '@type': 'Organization',
  name: profile.supplier_name,
  url: profile.origin + homeUrl(),
  ...(profile.telephone && { telephone: profile.telephone }),
  ...(profile.info_email && { email: profile.info_email }),
  ...(profile.socials.length > 0 && { sameAs: profile.socials.map(({ url }) => url) }),
});
