import { type Store, type StoreRegion, store } from '@selvedge/contract/house-content';
import { HOMEWARE_BRAND, SUPPLIER_NAME, SUPPLIER_SETTINGS } from '../supplier.ts';

type Hours = Store['tradingHours'];

/** Hours of a store that sells cloth; they differ on Saturdays alone. Source: STORE-03. */
const clothHours = (saturdayUntil: '13:00' | '14:00' | '15:00'): Hours => [
  { day: 'Mon-Thu', time: '08:00-17:00' },
  { day: 'Fri', time: '08:00-16:30' },
  { day: 'Saturday', time: `09:00-${saturdayUntil}` },
  { day: 'Sunday', time: 'Closed' },
  { day: 'Public holidays', time: 'Closed' },
];

/** Hours of a homeware store, which is open later and on Sundays. Source: STORE-04. */
const homewareHours = (
  weekdaysUntil: '18:00' | '19:00',
  sundayUntil: '14:00' | '15:00' | '17:00',
): Hours => [
  { day: 'Mon-Fri', time: `09:00-${weekdaysUntil}` },
  { day: 'Saturday', time: '09:00-17:00' },
  { day: 'Sunday', time: `09:00-${sundayUntil}` },
];

interface StoreRow {
  readonly region: StoreRegion;
  readonly place: string;
  readonly address: string;
  readonly phone: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly hours: Store['tradingHours'];
  readonly homeware?: true;
  readonly notice?: readonly string[];
}

/** The numbers are of kinds that no exchange gives out, and the buildings are invented. */
const ROWS: readonly StoreRow[] = [
  {
    region: 'Western Cape',
    place: 'Salt River',
    address: 'The Heddle Works, 14 Spindle Lane, Salt River, Cape Town, 7925',
    phone: '+27 10 000 0151',
    at: [-33.9271, 18.4583],
    hours: clothHours('14:00'),
    notice: [
      '24 December: 08:00-13:00',
      '25 December to 1 January: Closed',
      'The remnant room opens again on the first Saturday of the year',
    ],
  },
  {
    region: 'Western Cape',
    place: 'Gardens',
    address: 'Shop 3, Hofmeyr Yard, 41 Upper Mill Walk, Gardens, Cape Town, 8001',
    phone: '+27 10 000 0152',
    at: [-33.9312, 18.4116],
    hours: homewareHours('19:00', '15:00'),
    homeware: true,
  },
  {
    region: 'Western Cape',
    place: 'Paarl',
    address: 'The Old Cooperage, 8 Bergsig Row, Paarl, 7646',
    phone: '+27 10 000 0153',
    at: [-33.7342, 18.9621],
    hours: clothHours('13:00'),
  },
  {
    region: 'Western Cape',
    place: 'Knysna',
    address: '22 Timber Quay, Knysna, 6571',
    phone: '+27 10 000 0154',
    at: [-34.0363, 23.0471],
    hours: clothHours('13:00'),
  },
  {
    region: 'Eastern Cape',
    place: 'Gqeberha',
    address: '5 Wool Exchange Street, Walmer, Gqeberha, 6070',
    phone: '+27 10 000 0161',
    at: [-33.9793, 25.5835],
    hours: clothHours('13:00'),
  },
  {
    region: 'Eastern Cape',
    place: 'East London',
    address: 'Unit 2, Signal House, 19 Harbour Rise, Vincent, East London, 5247',
    phone: '+27 10 000 0162',
    at: [-32.9838, 27.9047],
    hours: clothHours('13:00'),
  },
  {
    region: 'Free State',
    place: 'Bloemfontein',
    address: '7 Rooigras Crescent, Westdene, Bloemfontein, 9301',
    phone: '+27 10 000 0166',
    at: [-29.1026, 26.2075],
    hours: clothHours('13:00'),
  },
  {
    region: 'Gauteng',
    place: 'Kramerville',
    address: 'Bobbin House, 30 Loom Street, Kramerville, Sandton, 2090',
    phone: '+27 10 000 0171',
    at: [-26.0931, 28.0849],
    hours: clothHours('15:00'),
    notice: ['24 December: 08:00-13:00', '25 December to 1 January: Closed'],
  },
  {
    region: 'Gauteng',
    place: 'Parkhurst',
    address: '61 Jacaranda Row, Parkhurst, Johannesburg, 2193',
    phone: '+27 10 000 0172',
    at: [-26.1391, 28.0172],
    hours: homewareHours('18:00', '17:00'),
    homeware: true,
    notice: ['Open on 26 December: 10:00-15:00'],
  },
  {
    region: 'Gauteng',
    place: 'Menlo Park',
    address: '12 Hakea Lane, Menlo Park, Pretoria, 0081',
    phone: '+27 10 000 0173',
    at: [-25.7716, 28.2571],
    hours: clothHours('14:00'),
  },
  {
    region: 'KwaZulu Natal',
    place: 'Umhlanga',
    address: 'Shop 9, Milkwood Arcade, 3 Lagoon Terrace, Umhlanga, 4319',
    phone: '+27 10 000 0181',
    at: [-29.7269, 31.0855],
    hours: clothHours('14:00'),
  },
  {
    region: 'KwaZulu Natal',
    place: 'Hillcrest',
    address: '40 Inanda Ridge, Hillcrest, 3610',
    phone: '+27 10 000 0182',
    at: [-29.7803, 30.7628],
    hours: homewareHours('18:00', '14:00'),
    homeware: true,
  },
  {
    region: 'Mpumalanga',
    place: 'Mbombela',
    address: '16 Fever Tree Avenue, Riverside Park, Mbombela, 1200',
    phone: '+27 10 000 0186',
    at: [-25.4353, 30.9698],
    hours: clothHours('13:00'),
  },
  {
    region: 'Namibia',
    place: 'Windhoek',
    address: '11 Camelthorn Street, Klein Windhoek, Windhoek',
    phone: '+264 61 000 014',
    at: [-22.5693, 17.1058],
    hours: clothHours('13:00'),
  },
  {
    region: 'Namibia',
    place: 'Swakopmund',
    address: '4 Fog Coast Road, Swakopmund',
    phone: '+264 64 000 015',
    at: [-22.6792, 14.5272],
    hours: clothHours('13:00'),
  },
  {
    region: 'Mauritius',
    place: 'Moka',
    address: 'Bâtiment Filao, 2 Allée des Tisserands, Moka',
    phone: '+230 000 0191',
    at: [-20.2189, 57.4961],
    hours: clothHours('13:00'),
    notice: ['The store keeps the public holidays of Mauritius'],
  },
];

/** A map with a pin, close enough to read the streets. */
const MAP_ZOOM = 17;
function mapUrl([latitude, longitude]: StoreRow['at']): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${place}`;
}

/** Of the address that the house gives in its settings. */
const [, MAIL_HOST] = SUPPLIER_SETTINGS.info_email.split('@');

/** The stores, region by region. Source: STORE-01, STORE-02. */
export const STORES: readonly Store[] = ROWS.map(
  ({ region, place, address, phone, at, hours, homeware, notice }) =>
    store.parse({
      region,
      title: `${homeware ? HOMEWARE_BRAND : SUPPLIER_NAME} ${place}`,
      address,
      phone,
      email: `${place.toLowerCase().replaceAll(' ', '-')}@${MAIL_HOST}`,
      tradingHours: hours,
      mapUrl: mapUrl(at),
      ...(notice && { holidayNotice: notice }),
    }),
);
