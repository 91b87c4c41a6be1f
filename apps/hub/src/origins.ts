import type { HubSettings } from './settings.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1'] as const;

/** Where staff reach the hub: what links in mails begin with. Never taken from a request, which can lie about it. */
export const hubOrigin = (settings: HubSettings): string =>
  settings.HUB_ORIGIN ?? `http://localhost:${settings.HUB_PORT}`;

/** Origins whose pages may send a person's session along with a request. */
export const trustedOrigins = (settings: HubSettings): string[] =>
  settings.HUB_ORIGIN
    ? [settings.HUB_ORIGIN]
    : LOOPBACK_NAMES.map((name) => `http://${name}:${settings.HUB_PORT}`);

/** Where the site is, as the person who looks at a preview of it reaches it. */
export const siteOrigin = (settings: HubSettings): string =>
  settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;

/** Whether staff reach the hub by https, so that cookies can be kept to it. */
export const isBehindHttps = (settings: HubSettings): boolean =>
  hubOrigin(settings).startsWith('https://');
