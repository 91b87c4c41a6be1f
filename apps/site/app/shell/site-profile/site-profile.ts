import type { SiteSettings } from '@selvedge/contract/site-settings';
import { useRouteLoaderData } from 'react-router';

/** What pages need to know of the supplier: the settings without those that only servers read. */
export interface SiteProfile
  extends Pick<
    SiteSettings,
    | 'supplier_name'
    | 'logo'
    | 'logo_on_dark'
    | 'icon'
    | 'telephone'
    | 'support_telephone'
    | 'info_email'
    | 'external_shop'
    | 'own_wallpaper_range'
    | 'homeware_brand'
    | 'internationals_name'
    | 'socials'
    | 'context_menu_disabled'
    | 'careers_mailboxes'
    | 'wallpaper_calculator_url'
    | 'analytics'
  > {
  /** The trade site that belongs to this host; empty: there is none. Source: HEAD-07. */
  readonly tradeSite: string;
  readonly staging: boolean;
  /** Whether content is shown that is not published yet. */
  readonly preview: boolean;
  readonly servicesMode: 'host' | 'path';
  /** Whether a sign-up for the newsletter counts once the address has said yes to a mail. */
  readonly isNewsletterConfirmed: boolean;
  readonly origin: string;
  /** The year by the server's clock, so that server and browser write the same one. Source: FOOT-06. */
  readonly year: number;
}

/** The route id of the root, whose loader answers the profile. */
const ROOT_ROUTE_ID = 'root';

/** The profile, or undefined where the root itself could not be loaded. */
export function useSiteProfile(): SiteProfile | undefined {
  const data: { profile: SiteProfile } | undefined = useRouteLoaderData(ROOT_ROUTE_ID);
  return data?.profile;
}

/** The profile, for pages, which show only when the root has been loaded. */
export function useSite(): SiteProfile {
  const profile = useSiteProfile();
  if (!profile) throw new Error('useSite is called where the root route has not been loaded.');
  return profile;
}

/** Path of the picture that stands for the house in browsers; the platform's own where it has none. Source: decision 25. */
export const houseIcon = (profile: Pick<SiteProfile, 'icon'> | undefined): string =>
  profile?.icon.replace(/#.*/u, '') || '/favicon.svg';
