import { STORE_REGIONS } from '@selvedge/contract/house-content';
import { MOST_SEARCH_WORDS } from '@selvedge/contract/site-settings';
import { homeUrl } from '@selvedge/contract/urls';
import type { ArrayField, TextareaField } from 'payload';
import { administratorsMayDo } from '../../access/roles.ts';
import {
  type Codec,
  flag,
  lines,
  linesOf,
  picture,
  rows,
  shape,
  stored,
  text,
  within,
} from '../fields/codec.ts';
import { type GlobalForm, projection, rowsNamedBy, section } from '../fields/content-form.ts';
import { facetRules, facetRulesShape } from '../fields/facet-rules-field.ts';
import { filterPanels, filterPanelsShape } from '../fields/filter-panels.ts';
import { externalLink, link } from '../fields/link.ts';
import { pictureField } from '../fields/pictures.ts';
import { email, line, paragraph, telephone } from '../fields/simple-fields.ts';

const analyticsShape = shape({
  own_counter: flag('ownCounter', true),
  google_measurement_id: text('googleMeasurementId'),
  plausible_domain: text('plausibleDomain'),
});

const mailboxRegions: Codec<(typeof STORE_REGIONS)[number][]> = stored('regions', (data) =>
  Array.isArray(data.regions)
    ? data.regions.flatMap((one) => STORE_REGIONS.filter((region) => region === one))
    : [],
);

const MAX_SOCIALS = 3;

const socials: ArrayField = {
  name: 'socials',
  type: 'array',
  label: 'Social networks',
  labels: { singular: 'Network', plural: 'Networks' },
  admin: rowsNamedBy('Network', 'name'),
  maxRows: MAX_SOCIALS,
  fields: [
    {
      type: 'row',
      fields: [
        line({ name: 'name', label: 'Name', required: true, width: '33%' }),
        externalLink({ name: 'address', label: 'Address', required: true, width: '66%' }),
      ],
    },
  ],
};

const careersMailboxes: ArrayField = {
  name: 'careersMailboxes',
  type: 'array',
  label: 'Where CVs go',
  labels: { singular: 'Mailbox', plural: 'Mailboxes' },
  admin: {
    description: 'A region that is in none goes to the first (CVs of both can meet in one).',
    ...rowsNamedBy('Mailbox', 'email'),
  },
  fields: [
    {
      name: 'regions',
      type: 'select',
      hasMany: true,
      label: 'Regions',
      required: true,
      enumName: 'mailbox_region',
      options: STORE_REGIONS.map((value) => ({ value, label: value })),
    },
    email({ name: 'email', label: 'Mailbox', required: true }),
  ],
};

const searchWords: ArrayField = {
  name: 'searchWords',
  type: 'array',
  label: 'Words of the search',
  labels: { singular: 'Word', plural: 'Words' },
  maxRows: MOST_SEARCH_WORDS,
  admin: {
    description:
      'What visitors say and the catalogue does not. The work list names what they search for in vain.',
    ...rowsNamedBy('Word', 'say'),
  },
  fields: [
    line({
      name: 'say',
      label: 'Visitors say',
      required: true,
      description: 'Several are parted by commas: settee, sofa.',
    }),
    line({
      name: 'mean',
      label: 'The catalogue says',
      required: true,
      description:
        'A use, colour, style, material, type, brand, collection or design, as products have it.',
    }),
  ],
};

const HOST = /^[a-z0-9.-]+$/iu;

const stagingHosts: TextareaField = {
  ...paragraph({
    name: 'stagingHosts',
    label: 'Staging hosts',
    description: 'One host name a line. On these, missing content is pointed out.',
  }),
  validate: (value: string | null | undefined) => {
    const wrong = linesOf(value).find((host) => !HOST.test(host));
    return wrong === undefined
      ? true
      : `"${wrong}" is no host name. Write it without https:// and without a path, such as staging.example.com.`;
  },
};

const logos = [
  pictureField({
    name: 'logo',
    label: 'Logo',
    size: '800 pixels wide, on a transparent ground and without a margin',
    required: false,
    more: 'Empty: the name in letters.',
  }),
  pictureField({
    name: 'logoOnDark',
    label: 'Logo for the dark footer',
    size: '800 pixels wide, light on a transparent ground',
    required: false,
    more: 'Empty: the name in letters.',
  }),
  pictureField({
    name: 'icon',
    label: 'Icon of the site in browsers and on phones',
    size: '512 × 512 pixels, as a PNG',
    required: false,
    more: 'Empty: a piece of woven cloth.',
  }),
];

/** What belongs to the supplier and not to the platform. Source: decisions 25, 27, 30, 32, 34. */
export const siteSettings: GlobalForm = {
  label: 'Site settings',
  group: 'House',
  description:
    'Names, logos, telephone numbers, social networks, where CVs go, and how the site behaves. Administrators change them; everybody else may look.',
  mayChange: administratorsMayDo,
  fields: [
    section('The house', [
      line({ name: 'supplierName', label: 'Name', required: true }),
      ...logos,
      line({ name: 'internationalsName', label: 'Name of the international trade arm' }),
      line({
        name: 'ownWallpaperRange',
        label: 'Application of the own wallpapers',
        description: 'The menu and the wallpaper tile open it.',
      }),
      line({
        name: 'homewareBrand',
        label: 'Homeware brand',
        description: 'Its products show their weight.',
      }),
    ]),
    section('Contact', [
      {
        type: 'row',
        fields: [
          telephone({ name: 'telephone', label: 'Telephone', width: '50%' }),
          telephone({ name: 'supportTelephone', label: 'Support telephone', width: '50%' }),
        ],
      },
      email({ name: 'infoEmail', label: 'Where visitors write to' }),
      socials,
      careersMailboxes,
    ]),
    section('Other sites', [
      link({ name: 'tradeSite', label: 'Trade site' }),
      link({ name: 'tradeSiteStaging', label: 'Trade site for staging' }),
      externalLink({
        name: 'externalShop',
        label: 'Shop for rugs and homeware',
        description: 'Empty: their own pages on this site are linked.',
      }),
      externalLink({
        name: 'wallpaperCalculator',
        label: 'Wallpaper calculator',
        description: 'Empty: our own calculator.',
      }),
      stagingHosts,
    ]),
    section('How the site behaves', [
      searchWords,
      facetRules,
      filterPanels,
      {
        name: 'contextMenuDisabled',
        type: 'checkbox',
        label: 'The right-click menu is off',
        defaultValue: true,
      },
      {
        name: 'showTradeFields',
        type: 'checkbox',
        label: 'Public answers hold stock and prices',
        defaultValue: false,
      },
    ]),
    section('Who is told of page views', [
      {
        name: 'analytics',
        type: 'group',
        label: false,
        fields: [
          {
            name: 'ownCounter',
            type: 'checkbox',
            label: 'Our own counter, which keeps nothing about visitors',
            defaultValue: true,
          },
          line({ name: 'googleMeasurementId', label: 'Google Analytics measurement ID' }),
          line({ name: 'plausibleDomain', label: 'Plausible domain' }),
        ],
      },
    ]),
  ],
  projection: projection({
    kind: 'site-settings',
    namedBy: 'supplierName',
    codec: shape({
      supplier_name: text('supplierName'),
      logo: picture('logo'),
      logo_on_dark: picture('logoOnDark'),
      icon: picture('icon'),
      telephone: text('telephone'),
      support_telephone: text('supportTelephone'),
      info_email: text('infoEmail'),
      trade_site_production: text('tradeSite'),
      trade_site_staging: text('tradeSiteStaging'),
      staging_hosts: lines('stagingHosts'),
      external_shop: text('externalShop'),
      own_wallpaper_range: text('ownWallpaperRange'),
      homeware_brand: text('homewareBrand'),
      internationals_name: text('internationalsName'),
      socials: rows('socials', shape({ name: text('name'), url: text('address') })),
      context_menu_disabled: flag('contextMenuDisabled', true),
      show_trade_fields: flag('showTradeFields'),
      careers_mailboxes: rows(
        'careersMailboxes',
        shape({ regions: mailboxRegions, email: text('email') }),
      ),
      wallpaper_calculator_url: text('wallpaperCalculator'),
      search_words: rows('searchWords', shape({ say: text('say'), mean: text('mean') })),
      facet_rules: facetRulesShape,
      filter_panels: filterPanelsShape,
      analytics: within('analytics', analyticsShape),
    }),
    key: () => '',
    named: () => ({}),
  }),
  path: homeUrl,
};
