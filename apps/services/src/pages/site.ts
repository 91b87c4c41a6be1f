import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HouseContent } from '@selvedge/contract/house-content';
import type { SceneSummary } from '@selvedge/contract/scene-summary';
import type { ContentService, ProductService } from '@selvedge/contract/services';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { hostname, isLocalHost } from '../hosts.ts';

/** The site's pages, as they are served: built, or in development made anew after each change. */
export interface Site {
  build(): Promise<ServerBuild>;
  /** Folder of the files that browsers load; none where `middleware` serves them. */
  readonly clientDir?: string;
  /** Answers requests for modules and assets, and passes all others on. */
  middleware?(
    request: IncomingMessage,
    answer: ServerResponse,
    next: (error?: unknown) => void,
  ): void;
}

const BUILD = new URL('../../../site/build/', import.meta.url);

/**
 * The site as built by `npm start`.
 *
 * @param build folder of the build, with a trailing slash; the site's own by default
 * @throws Error when there is no build
 */
export async function builtSite(build: URL = BUILD): Promise<Site> {
  const entry = new URL('server/index.js', build);
  if (!existsSync(entry)) throw new Error('The site is not built; npm start builds it');
  const server = (await import(pathToFileURL(fileURLToPath(entry)).href)) as ServerBuild; // what the compiler writes
  return { build: async () => server, clientDir: fileURLToPath(new URL('client/', build)) };
}

/** What every loader of the site is given; the site declares the same shape (`server-context.server.ts`). */
export interface SiteContext {
  readonly product: ProductService;
  /** The content calls, in process. */
  readonly content: ContentService;
  /** The published content that no call answers: stores and pages of text. */
  readonly house: HouseContent;
  /** The scenes that products can be seen in. */
  readonly scenes: readonly SceneSummary[];
  readonly settings: SiteSettings;
  readonly servicesMode: 'host' | 'path';
  /** Whether a sign-up for the newsletter counts once the address has said yes to a mail. */
  readonly isNewsletterConfirmed: boolean;
  readonly origin: string;
  readonly hostname: string;
  readonly staging: boolean;
  readonly preview: boolean;
  readonly requestId: string;
}

/**
 * Puts the site's context under the key that the build's server entry exports, since only the build's own key is found
 * by its loaders.
 *
 * @throws Error when the build exports no such key
 */
export function contextProvider(build: ServerBuild, value: SiteContext): RouterContextProvider {
  const entry = build.entry.module;
  if (!('siteContext' in entry)) {
    throw new Error('The built site exports no siteContext; build it again');
  }
  const provider = new RouterContextProvider();
  // The site's own test holds its declaration and ours to the same shape.
  provider.set(entry.siteContext as RouterContext<SiteContext>, value);
  return provider;
}

/** Whether missing content is pointed out on this host. Source: GEN-11, decision 1. */
export function isStagingHost(host: string, settings: SiteSettings): boolean {
  const name = hostname(host);
  return (
    isLocalHost(host) || settings.staging_hosts.some((staging) => staging.toLowerCase() === name)
  );
}
