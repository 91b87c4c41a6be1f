import type { HouseContent } from '@selvedge/contract/house-content';
import type { SceneSummary } from '@selvedge/contract/scene-summary';
import type { ContentService, ProductService } from '@selvedge/contract/services';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { createContext } from 'react-router';

/** What the process that serves the pages hands to every loader and to the document's render. */
export interface SiteContext {
  /** The product service, called in process. */
  readonly product: ProductService;
  /** The content calls, in process. */
  readonly content: ContentService;
  /** The published content that no call answers: stores and pages of text. */
  readonly house: HouseContent;
  /** The scenes that products can be seen in. */
  readonly scenes: readonly SceneSummary[];
  readonly settings: SiteSettings;
  /** Where the browser finds the services: on their own hosts, or under `/services/` of the page's origin. */
  readonly servicesMode: 'host' | 'path';
  /** Whether a sign-up for the newsletter counts once the address has said yes to a mail. */
  readonly isNewsletterConfirmed: boolean;
  /** The page's origin as the visitor sees it, without a trailing slash. */
  readonly origin: string;
  /** Name of the host under which the page is visited; another than the origin's where staging shares a process. */
  readonly hostname: string;
  /** Whether missing content is pointed out: staging and local origins (decision 1). */
  readonly staging: boolean;
  /** Whether the page shows content that is not published yet, to whoever has the link. */
  readonly preview: boolean;
  /** By which the log names the request; a page may say it where it failed, as no such page is kept for others. */
  readonly requestId: string;
}

/** Set by the serving process for each request; reading it unset is an error of that process. */
export const siteContext = createContext<SiteContext>();
