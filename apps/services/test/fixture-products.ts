import { emptyProduct, type Product } from '@selvedge/contract/product';

const fabric = { item_group: '005', group_desc: 'Fabric', range: 'Karoo' } as const;

const care = (cleaning_instruction_name: string) => [
  { image_data: '', file_name: '', cleaning_instruction_name },
];

/** A small catalogue in which each call has something to find, and something that it must not show. */
export const FIXTURE_PRODUCTS: readonly Product[] = [
  {
    ...emptyProduct,
    ...fabric,
    sku: 'KAR-01',
    brand: 'Protea',
    design: 'Aloe',
    colour: 'Clay',
    application: 'Curtaining',
    web_colour: ['Red'],
    picture_colours: ['#a8583c', '#e8dcc8'],
    cleaning_instructions: care('Machine wash at 30 °C'),
    on_hand: 12,
    price_retail_inc_vat: 499.5,
  },
  {
    ...emptyProduct,
    ...fabric,
    sku: 'KAR-02',
    brand: 'protea',
    design: 'Aloe',
    colour: 'Sky',
    application: 'Upholstery',
    web_colour: ['Blue'],
    picture_colours: ['#4a6fa0'],
    cleaning_instructions: care('Machine wash at 40 °C'),
  },
  {
    ...emptyProduct,
    sku: 'WAL-01',
    item_group: '001',
    group_desc: 'Wallpaper',
    range: 'Namib',
    brand: 'Welwitschia & Sons',
    design: 'Dune',
    colour: 'Sand',
    application: 'Wallpaper',
    web_colour: ['Beige'],
    picture_colours: ['#d8c8a8'],
  },
  { ...emptyProduct, ...fabric, sku: 'KAR-03', brand: '  ', design: 'Thorn', colour: 'Ash' },
  {
    ...emptyProduct,
    ...fabric,
    sku: 'SECRET-01',
    brand: 'Unshown',
    design: 'Hidden',
    colour: 'Ink',
    picture_colours: ['#a8583c'],
    application: 'Secret',
    is_published: false,
  },
];
