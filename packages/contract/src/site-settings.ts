import { z } from 'zod';
import { DEFAULT_FACET_RULES, facetRule, MOST_FACET_RULES } from './facet-rules.ts';
import { PANEL_SECTIONS, type PanelSection } from './filter-panel.ts';
import { STORE_REGIONS } from './house-content.ts';

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/u })]);

/** A page of this site, by its path, or an address of another. */
const link = z.union([address, z.string().regex(/^\/(?![/\\])/u)]);

/** Lines of words that the house keeps for its search. */
export const MOST_SEARCH_WORDS = 500;

/** Words of visitors for a word of the catalogue: “kids” for a collection, “settee” for upholstery. */
const searchWord = z.strictObject({
  say: z.string().max(200).describe('What visitors say: words, parted by commas'),
  mean: z.string().max(200).describe('A word or name that the catalogue has'),
});

export type SearchWord = z.output<typeof searchWord>;

const panelSections = z
  .array(z.enum(PANEL_SECTIONS as readonly [PanelSection, ...PanelSection[]]))
  .max(PANEL_SECTIONS.length)
  .default([]);

/** Everything that belongs to one supplier and not to the platform. Source: decisions 25, 27, 32. */
export const siteSettings = z.strictObject({
  supplier_name: z.string().min(1),
  logo: z.string().default('').describe('A picture; empty: the name in letters'),
  logo_on_dark: z
    .string()
    .default('')
    .describe('The same for the dark footer; empty: the name in letters'),
  icon: z
    .string()
    .default('')
    .describe("A square picture that stands for the site in browsers; empty: the platform's"),
  telephone: z.string(),
  support_telephone: z.string(),
  info_email: z.string().describe('Where visitors write to'),
  trade_site_production: link,
  trade_site_staging: link,
  staging_hosts: z.array(z.string()).describe('Host names on which missing content is pointed out'),
  external_shop: address.describe(
    'The online shop for rugs and homeware; empty: their own pages are linked',
  ),
  own_wallpaper_range: z
    .string()
    .describe("The application that names the supplier's own wallpapers"),
  homeware_brand: z.string().describe('The brand whose products show their weight (PROD-17)'),
  internationals_name: z.string().describe('The name of the international trade arm'),
  socials: z.array(z.strictObject({ name: z.string(), url: address })).max(3),
  context_menu_disabled: z.boolean().default(true),
  show_trade_fields: z
    .boolean()
    .default(false)
    .describe('Whether public answers hold stock and prices'),
  careers_mailboxes: z
    .array(z.strictObject({ regions: z.array(z.enum(STORE_REGIONS)), email: z.string() }))
    .default([])
    .describe('Where CVs go; a region that is in none goes to the first (CAREER-05)'),
  wallpaper_calculator_url: address
    .default('')
    .describe('What the calculator page frames; empty: our own calculator (decision 34)'),
  search_words: z
    .array(searchWord)
    .max(MOST_SEARCH_WORDS)
    .default([])
    .describe('What visitors say, and what the catalogue calls it (`products/find`)'),
  facet_rules: z
    .array(facetRule)
    .max(MOST_FACET_RULES)
    .default(DEFAULT_FACET_RULES)
    .describe('What gives products their values of Care and Contract'),
  filter_panels: z
    .strictObject({
      fabric: panelSections,
      wallpaper: panelSections,
      rugs: panelSections,
      homeware: panelSections,
    })
    .prefault({})
    .describe('What the filter of each item group shows, in its order; empty: as specified'),
  analytics: z
    .strictObject({
      own_counter: z.boolean().default(true).describe('Counts views in our own database'),
      google_measurement_id: z.string().default(''),
      plausible_domain: z.string().default(''),
    })
    .prefault({})
    .describe('Who is told of page views (GEN-06)'),
});

export type SiteSettings = z.output<typeof siteSettings>;

/** What an empty database shows: a site that works and names nobody. */
export const defaultSiteSettings: SiteSettings = {
  supplier_name: 'Selvedge',
  logo: '',
  logo_on_dark: '',
  icon: '',
  telephone: '',
  support_telephone: '',
  info_email: '',
  trade_site_production: '',
  trade_site_staging: '',
  staging_hosts: [],
  external_shop: '',
  own_wallpaper_range: 'Wallpaper',
  homeware_brand: '',
  internationals_name: 'Internationals',
  socials: [],
  context_menu_disabled: true,
  show_trade_fields: false,
  careers_mailboxes: [],
  wallpaper_calculator_url: '',
  search_words: [],
  facet_rules: DEFAULT_FACET_RULES,
  filter_panels: { fabric: [], wallpaper: [], rugs: [], homeware: [] },
  analytics: { own_counter: true, google_measurement_id: '', plausible_domain: '' },
};
