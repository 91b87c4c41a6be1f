import type { FacetField } from '@selvedge/contract/facets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PhraseReader } from './phrase-reader.ts';
import { codeForm } from './word-forms.ts';

/** A small house, with words that name values of several fields. */
const VALUES: Partial<Record<FacetField, readonly string[]>> = {
  item_group: ['001', '004', '005'],
  application: ['Curtaining', 'Dual Purpose', 'Outdoor', 'Upholstery', 'Wallpaper'],
  web_colour: ['Blue', 'Green', 'Grey', 'Teal'],
  design_style: ['Floral', 'Geometric', 'Stripe'],
  web_materials: ['Acrylic', 'Linen', 'Solution-dyed Acrylic', 'Wool'],
  web_type: ['Bouclé', 'Outdoor', 'Velvet'],
  web_standards: ['EN 1021-1', 'ISO 105-B02 Light Fastness 7'],
  web_shape: ['Round'],
  web_size: ['Ø 26 cm'],
  brand: ['Dassie & Reed'],
  range: ['Gable and Kraal', 'Tidal'],
  design: ['Bo-Kaap Stripe', 'Cederberg'],
  colour: ['Charcoal', 'Linen', 'Duck Egg'],
};
const CODES = ['BOKAAP-140', 'CED-0042'];
const WORDS = ['machine', 'wash', 'protea', 'soft', 'cederberg', 'bo', 'kaap'];

const readerOf = (values: typeof VALUES) =>
  new PhraseReader({
    values: (field) => values[field] ?? [],
    groups: [
      { item_group: '005', group_desc: 'Fabric' },
      { item_group: '001', group_desc: 'Wallpaper' },
      { item_group: '004', group_desc: 'Rugs' },
    ],
    hasCode: (code) => CODES.some((known) => codeForm(known).includes(code)),
    hasWord: (beginning) => WORDS.some((word) => word.startsWith(beginning)),
  });
const reader = readerOf(VALUES);

const read = (phrase: string, by = reader) => {
  const [first] = by.readings(phrase);
  if (!first) throw new Error('A phrase has at least one reading');
  return first;
};
const said = (phrase: string, by = reader) => {
  const { understood, left } = read(phrase, by);
  return [
    ...understood.map(({ field, value }) => `${field} ${value}`),
    ...left.map((word) => `? ${word}`),
  ];
};

describe('a phrase is read', () => {
  it.each<[string, ...string[]]>([
    // Values, however they are written.
    ['blue stripe', 'web_colour Blue', 'design_style Stripe'],
    ['Striped BLUES', 'design_style Stripe', 'web_colour Blue'],
    ['blue-green stripes', 'web_colour Teal', 'design_style Stripe'],
    ['blue/grey stripes', 'web_colour Blue', 'web_colour Grey', 'design_style Stripe'],
    ['three blue linens', 'web_colour Blue', 'web_materials Linen'],
    ['2 linens', 'web_materials Linen'],
    ['dualpurpose', 'application Dual Purpose'],
    ["linen's blue", 'web_materials Linen', 'web_colour Blue'],
    ['🛋️', '? 🛋️'],
    [' %_ ', '? %_'],
    ['dual-purpose linens', 'application Dual Purpose', 'web_materials Linen'],
    ['boucle', 'web_type Bouclé'],
    ['wall paper', 'item_group 001', 'application Wallpaper'],
    ['dassie and reed', 'brand Dassie & Reed'],
    ['the gable & kraal', 'range Gable and Kraal'],
    ['duck egg', 'colour Duck Egg'],
    // What people say.
    ['linen for curtains', 'web_materials Linen', 'application Curtaining'],
    ['settee in gray wool', 'application Upholstery', 'web_colour Grey', 'web_materials Wool'],
    ['carpet', 'item_group 004'],
    ['fire rated velvet', 'web_standards EN 1021-1', 'web_type Velvet'],
    ['FR curtain fabric', 'web_standards EN 1021-1', 'application Curtaining', 'item_group 005'],
    ['crib 5 velvet', 'web_standards EN 1021-1', 'web_type Velvet'],
    ['contract linen', 'web_standards EN 1021-1', 'web_materials Linen'],
    ['sofa material', 'application Upholstery', 'item_group 005'],
    ['groen fluweel', 'web_colour Green', 'web_type Velvet'],
    ['gordyne', 'application Curtaining'],
    ['rideaux bleus', 'application Curtaining', 'web_colour Blue'],
    ['Vorhänge grün', 'application Curtaining', 'web_colour Green'],
    // Facts.
    ['velvet over 40 000 rubs', 'web_type Velvet', 'martindale 40000..'],
    [
      'geometric rug 2x3',
      'design_style Geometric',
      'item_group 004',
      'width_cm 198..202',
      'length_cm 297..303',
    ],
    ['26cm', 'web_size Ø 26 cm'],
    // Codes.
    ['CED-0042', 'sku CED0042'],
    ['ced0042', 'sku CED0042'],
    ['bokaap', 'sku BOKAAP'],
    ['bo kaap 140', 'sku BOKAAP140'],
    ['en 1021-1', 'web_standards EN 1021-1'],
    // One error is forgiven, and never at the price of an exact hit.
    ['velvte', 'web_type Velvet'],
    ['bo-aap stripe', 'design Bo-Kaap Stripe'],
    ['stripse', 'design_style Stripe'],
    ['gren linnen', 'web_colour Green', 'web_materials Linen'],
    ['blie', '? blie'],
    ['rlue', '? rlue'],
    ['blackout lining', '? blackout', '? lining'],
    ['velvtes', 'web_type Velvet'],
    ['linon', 'web_materials Linen'],
    ['livel', '? livel'],
    ['soft', '? soft'],
    ['wash', '? wash'],
    // What is not wanted is never what is shown.
    ['velvet, not blue', 'web_type Velvet', '? not blue'],
    ['stripe without duck egg', 'design_style Stripe', '? without duck egg'],
    ['blue not', 'web_colour Blue', '? not'],
    // What is left is looked for in names and descriptions.
    ['blue protea xyzzy', 'web_colour Blue', '? protea', '? xyzzy'],
  ])('%s', (phrase, ...parts) => {
    expect(said(phrase)).toEqual(parts);
  });

  it('with what serves both curtains and chairs (LAND-06)', () => {
    expect(read('curtains').filters).toEqual({ application: ['Curtaining', 'Dual Purpose'] });
  });

  it('by all the kinds that a word names, and as what names and first sentences say of it', () => {
    expect(read('outdoor').eithers).toEqual([
      {
        values: [
          { field: 'application', value: 'Outdoor' },
          { field: 'web_type', value: 'Outdoor' },
        ],
        names: ['design', 'lead'].map((field) => ({ field, words: ['outdoor'] })),
      },
    ]);
    expect(read('acrylic').understood.map(({ value }) => value)).toEqual([
      'Acrylic',
      'Solution-dyed Acrylic',
    ]);
  });

  it('as a kind before a name, and as a name before what people say', () => {
    const meanings = (phrase: string) =>
      reader.readings(phrase).map(({ understood: [one] }) => `${one?.field} ${one?.value}`);
    expect(meanings('linen')).toEqual(['web_materials Linen', 'colour Linen']);
    expect(meanings('charcoal')).toEqual(['colour Charcoal', 'web_colour Grey']);
  });

  it('a colour family behind the name of a colour may say the same again', () => {
    const colours = reader
      .readings('duck egg blue linen')
      .map(({ understood, left }) => [understood.map(({ value }) => value).join(), ...left]);
    expect(colours).toContainEqual(['Duck Egg,Linen']);
    expect(colours[0]).toEqual(['Duck Egg,Blue,Linen']);
    expect(reader.readings('linen blue').at(-1)?.understood).toHaveLength(1);
  });

  it('two colours widen each other, two styles come together if they can, and so does what an “and” joins', () => {
    const colours = (phrase: string) =>
      reader.readings(phrase).map(({ filters }) => filters.web_colour);
    expect(colours('grey green')).toEqual([['Grey', 'Green']]);
    expect(colours('blue and green')).toEqual([['Blue'], ['Blue', 'Green']]);
    const asks = reader.readings('geometric stripe').map(({ eithers }) => eithers.length);
    expect(asks).toEqual([2, 1]);
  });

  it('what a word is in several fields narrows what another one is in one of them, and never widens it', () => {
    const readings = reader.readings('outdoor curtains');
    expect(readings.length).toBeGreaterThan(0);
    for (const { filters, eithers } of readings) {
      expect(filters.application).toEqual(['Curtaining', 'Dual Purpose']);
      expect(eithers).toHaveLength(1);
    }
  });

  it('blue-green is what lies between, and blue green any of the three, where the house has it', () => {
    const colours = (phrase: string, by = reader) =>
      by.readings(phrase).map(({ filters }) => filters.web_colour);
    expect(colours('green-blue')).toEqual([['Teal'], ['Green', 'Blue', 'Teal']]);
    expect(colours('blou-groen')).toEqual([['Teal'], ['Blue', 'Green', 'Teal']]);
    expect(colours('blue green')).toEqual([['Blue', 'Green', 'Teal']]);
    expect(colours('blue-green', readerOf({ web_colour: ['Blue', 'Green'] }))).toEqual([
      ['Blue', 'Green'],
    ]);
    expect(read('blue-green linen').understood[0]).toEqual({
      field: 'web_colour',
      value: 'Teal',
      words: 'blue-green',
    });
  });

  it.each<[string, ...string[]]>([
    ['washable linen', 'care Machine washable', 'web_materials Linen'],
    ['machine wash', 'care Machine washable'],
    ['hand washable', '? hand washable'],
    ['dry clean only', 'care Dry Clean'],
    ['flame proof velvet', 'contract Contract fire rated', 'web_type Velvet'],
    ['hotel', 'contract Contract fire rated'],
    ['bespoke', 'contract Bespoke'],
    ['EN 1021-1', 'web_standards EN 1021-1'],
  ])('by the values of Care and Contract where the house has them: %s', (phrase, ...expected) => {
    const values = {
      ...VALUES,
      care: ['Dry Clean', 'Machine washable'],
      contract: ['Bespoke', 'Contract fire rated'],
    };
    expect(said(phrase, readerOf(values))).toEqual(expected);
  });

  it('and looked for in how a product is cared for, else in its texts', () => {
    const [care, texts] = reader.readings('washable');
    expect(care?.eithers).toEqual([
      { values: [], names: [{ field: 'care', words: ['machine', 'wash'] }] },
    ]);
    expect(care?.left).toEqual(['washable']);
    expect(texts?.words).toEqual(['washable']);
  });

  it('whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (phrase) => {
        const readings = reader.readings(phrase);
        expect(readings.length).toBeGreaterThan(0);
        for (const { understood, left } of readings)
          for (const words of [...understood.map((one) => one.words), ...left])
            expect(phrase).toContain(words);
      }),
    );
  });
});

it('the words of a house count, after its values and before what all people say', () => {
  const said = (phrase: string) => {
    const words = [
      { say: 'kids, Children', mean: 'tidal' },
      { say: 'settee', mean: 'bouclé' },
      { say: 'blue', mean: 'Green' },
      { say: 'nothing', mean: 'xyzzy' },
    ];
    const [first] = reader.speaking(words).readings(phrase);
    return [...(first?.understood ?? []).map(({ value }) => value), ...(first?.left ?? [])];
  };
  expect(said('kids')).toEqual(['Tidal']);
  expect(said('for children')).toEqual(['Tidal']);
  expect(said('settee')).toEqual(['Bouclé']);
  expect(said('blue')).toEqual(['Blue']);
  expect(said('nothing')).toEqual(['nothing']);
  expect(read('kids').left).toEqual(['kids']);
});

it('a phrase of many words costs a bounded number of looks, and says what it did not read', () => {
  let looks = 0;
  const counting = new PhraseReader({
    values: () => [],
    groups: [],
    hasWord: () => false,
    hasCode: () => {
      looks += 1;
      return false;
    },
  });
  const words = Array.from({ length: 100 }, (_, place) => String(place + 100));
  const [reading] = counting.readings(words.join('-'));
  expect(looks).toBeLessThan(250);
  expect(reading?.left).toEqual(words);
  looks = 0;
  counting.readings(Array.from({ length: 50 }, () => 'a1b2').join(' '));
  expect(looks).toBe(1);
});
