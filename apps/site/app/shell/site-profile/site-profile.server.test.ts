import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { expect, test } from 'vitest';
import type { SiteContext } from '../../data/server-context.server.ts';
import { siteProfile } from './site-profile.server.ts';

const settings = {
  ...defaultSiteSettings,
  staging_hosts: ['staging.house.example'],
  trade_site_staging: 'https://trade.staging.example/',
  trade_site_production: 'https://trade.example/',
};

/** The trade site of a page that is visited under this host, where the public origin is the production one. */
function tradeSiteOn(hostname: string, trade = settings.trade_site_production): string {
  // Of the context the profile reads these alone.
  const site = {
    settings: { ...settings, trade_site_production: trade },
    hostname,
    origin: 'https://house.example',
  } as SiteContext;
  return siteProfile(site, new Date('2026-06-01')).tradeSite;
}

test('[HEAD-07] the host that is visited decides on the trade site, and not the public origin', () => {
  expect(tradeSiteOn('staging.house.example')).toBe('https://trade.staging.example/');
  expect(tradeSiteOn('house.example')).toBe('https://trade.example/');
});

test('[HEAD-06] a trade site that is a page of this site is opened by its whole address', () => {
  expect(tradeSiteOn('house.example', '/register')).toBe('https://house.example/register');
  expect(tradeSiteOn('house.example', '')).toBe('');
});
