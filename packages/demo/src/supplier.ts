import { DEFAULT_FACET_RULES } from '@selvedge/contract/facet-rules';
import type { SiteSettings } from '@selvedge/contract/site-settings';
import { registerUrl } from '@selvedge/contract/urls';
import { HOUSE_MARKS } from './house-logo.ts';
import { sizedMarkAddress } from './mark.ts';

/** The demo's house. It is invented, and so is everyone in it; addresses use names reserved for examples. */
export const SUPPLIER_NAME = 'Hornbill & Heddle';

/** The application under which the house sells its own wallpapers (ROUTE-17). */
export const OWN_WALLPAPER_RANGE = 'Hornbill Papers';

/** Named as the footer's rule has it (FOOT-11). */
export const HOMEWARE_BRAND = 'HAUS';

export const BRANDS = [
  SUPPLIER_NAME,
  'Sandgrouse Mill',
  'Dassie & Reed',
  'Saltpan Weavers',
  'Nine Kettles Print Room',
  'Milkwood Paperworks',
  'Kokerboom Rug Works',
  HOMEWARE_BRAND,
] as const;

export type BrandName = (typeof BRANDS)[number];

/** The settings of the demo's site. The numbers are of the kind that no exchange gives out. */
export const SUPPLIER_SETTINGS: SiteSettings = {
  supplier_name: SUPPLIER_NAME,
  logo: sizedMarkAddress(HOUSE_MARKS.logo),
  logo_on_dark: sizedMarkAddress(HOUSE_MARKS.logoOnDark),
  icon: sizedMarkAddress(HOUSE_MARKS.icon),
  telephone: '+27 10 000 0140',
  support_telephone: '+27 10 000 0142',
  info_email: 'hello@hornbillandheddle.example',
  // The house has no trade site: the trade's own page of this one answers (decision 48).
  trade_site_production: registerUrl(),
  trade_site_staging: registerUrl(),
  staging_hosts: ['staging.hornbillandheddle.example'],
  // Rugs and homeware have pages here (decision 48).
  external_shop: '',
  own_wallpaper_range: OWN_WALLPAPER_RANGE,
  homeware_brand: HOMEWARE_BRAND,
  internationals_name: 'Hornbill Internationals',
  // The house has no account anywhere: the networks' own front pages answer (decision 48).
  socials: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  context_menu_disabled: true,
  show_trade_fields: false,
  careers_mailboxes: [
    {
      regions: ['Western Cape', 'Eastern Cape', 'Namibia'],
      email: 'careers.cape@hornbillandheddle.example',
    },
    {
      regions: ['Gauteng', 'Free State', 'KwaZulu Natal', 'Mpumalanga', 'Mauritius'],
      email: 'careers.north@hornbillandheddle.example',
    },
  ],
  search_words: [
    { say: 'kids, kids room, children, childrens room, nursery, baby room', mean: 'Performance' },
    { say: 'kids, kids room, children, childrens room, nursery, baby room', mean: 'Wipe clean' },
    { say: 'hard wearing', mean: 'Performance' },
  ],
  facet_rules: DEFAULT_FACET_RULES,
  filter_panels: { fabric: [], wallpaper: [], rugs: [], homeware: [] },
  wallpaper_calculator_url: '',
  analytics: { own_counter: true, google_measurement_id: '', plausible_domain: '' },
};
