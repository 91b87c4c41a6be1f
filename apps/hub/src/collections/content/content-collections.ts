import type { CollectionConfig, GlobalConfig } from 'payload';

/** Everything that staff write for the site's pages. */
export const contentCollections: CollectionConfig[] = [];

/** What there is one of: the site's settings and the internationals' landing page. */
export const contentGlobals: GlobalConfig[] = [];
