import type { SiteSettings } from '@selvedge/contract/site-settings';
import type { SiteContext } from '../../data/server-context.server.ts';
import type { SiteProfile } from './site-profile.ts';

/** What of the settings the browser is told. */
export function siteProfile(site: SiteContext, now: Date): SiteProfile {
  const { settings, staging, preview, servicesMode, isNewsletterConfirmed, origin, hostname } =
    site;
  return {
    supplier_name: settings.supplier_name,
    logo: settings.logo,
    logo_on_dark: settings.logo_on_dark,
    icon: settings.icon,
    telephone: settings.telephone,
    support_telephone: settings.support_telephone,
    info_email: settings.info_email,
    external_shop: settings.external_shop,
    own_wallpaper_range: settings.own_wallpaper_range,
    homeware_brand: settings.homeware_brand,
    internationals_name: settings.internationals_name,
    socials: settings.socials,
    context_menu_disabled: settings.context_menu_disabled,
    careers_mailboxes: settings.careers_mailboxes,
    wallpaper_calculator_url: settings.wallpaper_calculator_url,
    analytics: settings.analytics,
    tradeSite: absolute(tradeSite(settings, hostname), origin),
    staging,
    preview,
    servicesMode,
    isNewsletterConfirmed,
    origin,
    year: now.getFullYear(),
  };
}

/** A page of this site with its origin: another tab opens it as it does one of another site. */
const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

/**
 * The trade site that Trade Login opens: the staging one from a staging host, else the production one. Empty where the
 * setting is. Source: HEAD-07.
 */
export function tradeSite(
  settings: Pick<SiteSettings, 'staging_hosts' | 'trade_site_staging' | 'trade_site_production'>,
  hostname: string,
): string {
  const host = hostname.toLowerCase();
  return settings.staging_hosts.some((stagingHost) => stagingHost.toLowerCase() === host)
    ? settings.trade_site_staging
    : settings.trade_site_production;
}
