import type { SiteSettings } from '@selvedge/contract/site-settings';

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
