import { expect, test } from 'vitest';
import { tradeSite } from './site-profile.server.ts';

const settings = {
  staging_hosts: ['staging.house.example'],
  trade_site_staging: 'https://trade.staging.example/',
  trade_site_production: 'https://trade.example/',
};

test('[HEAD-07] a staging host leads to the staging trade site, any other to the production one', () => {
  expect(tradeSite(settings, 'Staging.House.example')).toBe('https://trade.staging.example/');
  expect(tradeSite(settings, 'house.example')).toBe('https://trade.example/');
  expect(tradeSite(settings, 'localhost')).toBe('https://trade.example/');
});
