import fc from 'fast-check';
import { expect, it } from 'vitest';
import { factPhrases } from './fact-phrases.ts';

const asked = (phrase: string) =>
  factPhrases(phrase).map(({ field, min, max, start, end }) => [
    field,
    `${min ?? ''}..${max ?? ''}`,
    phrase.slice(start, end),
  ]);

it.each<[string, ...[string, string, string][]]>([
  ['velvet over 40 000 rubs', ['martindale', '40000..', 'over 40 000 rubs']],
  ['40,000 rubs', ['martindale', '40000..', '40,000 rubs']],
  ['40k rubs or more', ['martindale', '40000..', '40k rubs or more']],
  ['40 000 or more rubs', ['martindale', '40000..', '40 000 or more rubs']],
  ['Martindale 40 000 or more', ['martindale', '40000..', 'Martindale 40 000 or more']],
  ['20 000 rubs or fewer', ['martindale', '..20000', '20 000 rubs or fewer']],
  ['137 cm wide or more', ['width_cm', '137..', '137 cm wide or more']],
  ['width 280 or over', ['width_cm', '280..', 'width 280 or over']],
  ['300 gsm and up', ['weight_gsm', '300..', '300 gsm and up']],
  ['repeat 30 cm or less', ['repeat_v_cm', '..30', 'repeat 30 cm or less']],
  ['round 2m or larger', ['diameter_cm', '200..', 'round 2m or larger']],
  ['between 130 and 140 cm wide', ['width_cm', '130..140', 'between 130 and 140 cm wide']],
  ['velvet 1.3 to 1.4 m', ['width_cm', '130..140', '1.3 to 1.4 m']],
  ['from 30 to 40k rubs', ['martindale', '30000..40000', 'from 30 to 40k rubs']],
  ['20 000-40 000 martindale', ['martindale', '20000..40000', '20 000-40 000 martindale']],
  ['between 200 and 300 gsm', ['weight_gsm', '200..300', 'between 200 and 300 gsm']],
  ['10–20 cm repeat', ['repeat_v_cm', '10..20', '10–20 cm repeat']],
  [
    '40 000 rubs and under 140 cm wide',
    ['martindale', '40000..', '40 000 rubs'],
    ['width_cm', '..140', 'under 140 cm wide'],
  ],
  [
    '40 000 rubs and up to 140 cm wide',
    ['martindale', '40000..', '40 000 rubs'],
    ['width_cm', '..140', 'up to 140 cm wide'],
  ],
  [
    'rubs over 40 000 and under 60 000',
    ['martindale', '40000..60000', 'rubs over 40 000 and under 60 000'],
  ],
  [
    'more than 20k but less than 50k rubs',
    ['martindale', '20000..50000', 'more than 20k but less than 50k rubs'],
  ],
  [
    'at least 130, at most 140 cm wide',
    ['width_cm', '130..140', 'at least 130, at most 140 cm wide'],
  ],
  ['width 130 to 140', ['width_cm', '130..140', 'width 130 to 140']],
  ['repeat between 30 and 60 cm', ['repeat_v_cm', '30..60', 'repeat between 30 and 60 cm']],
  ['velvet over 40 000', ['martindale', '40000..', 'over 40 000']],
  ['velvet 40k', ['martindale', '40000..', '40k']],
  ['rug 160 230'],
  ['rug under R 12 000'],
  [
    '40 000 rubs, between 130 and 140 cm wide',
    ['width_cm', '130..140', 'between 130 and 140 cm wide'],
    ['martindale', '40000..', '40 000 rubs'],
  ],
  [
    '140 cm wide 30 to 40 cm repeat',
    ['repeat_v_cm', '30..40', '30 to 40 cm repeat'],
    ['width_cm', '139..141', '140 cm wide'],
  ],
  ['martindale 25000', ['martindale', '25000..', 'martindale 25000']],
  ['under 30 000 martindale', ['martindale', '..30000', 'under 30 000 martindale']],
  ['140 wide', ['width_cm', '139..141', '140 wide']],
  ['wider than 137 cm', ['width_cm', '137.1..', 'wider than 137 cm']],
  ['sheer at least 2.8 m', ['width_cm', '280..', 'at least 2.8 m']],
  ['width 280cm', ['width_cm', '277..283', 'width 280cm']],
  ['up to 1.4m wide', ['width_cm', '..140', 'up to 1.4m wide']],
  ['geometric rug 2x3', ['width_cm', '198..202', '2x3'], ['length_cm', '297..303', '2x3']],
  [
    'rug 230 × 160 cm',
    ['width_cm', '158..162', '230 × 160 cm'],
    ['length_cm', '228..232', '230 × 160 cm'],
  ],
  [
    'rug 2x3 or larger',
    ['width_cm', '200..', '2x3 or larger'],
    ['length_cm', '300..', '2x3 or larger'],
  ],
  ['8x10 rug', ['width_cm', '234..254', '8x10'], ['length_cm', '293..317', '8x10']],
  ['8ft x 10ft', ['width_cm', '234..254', '8ft x 10ft'], ['length_cm', '293..317', '8ft x 10ft']],
  [
    `6'7" x 9'10" rug`,
    ['width_cm', '193..209', `6'7" x 9'10"`],
    ['length_cm', '288..312', `6'7" x 9'10"`],
  ],
  ['wallpaper 10m roll', ['length_cm', '990..1010', '10m roll']],
  ['runner at least 3 m long', ['length_cm', '300..', 'at least 3 m long']],
  ['100000 double rubs', ['martindale', '100000..', '100000 double rubs']],
  ['30 000 wyzenbeek', ['martindale', '30000..', '30 000 wyzenbeek']],
  ['round 200 cm', ['diameter_cm', '198..202', 'round 200 cm']],
  ['small repeat', ['repeat_v_cm', '..20', 'small repeat']],
  ['repeat under 20 cm', ['repeat_v_cm', '..20', 'repeat under 20 cm']],
  ['horizontal repeat of at most 32', ['repeat_h_cm', '..32', 'horizontal repeat of at most 32']],
  ['over 300 gsm', ['weight_gsm', '300..', 'over 300 gsm']],
  ['wider than 137', ['width_cm', '137.1..', 'wider than 137']],
  ['more than 25 000 martindale', ['martindale', '25001..', 'more than 25 000 martindale']],
  ['2,8m or wider', ['width_cm', '280..', '2,8m or wider']],
  ['white sheer 300cm', ['width_cm', '297..303', '300cm']],
  ['outdoor rug, round, 2 m', ['diameter_cm', '198..202', '2 m']],
  ['teal bowl 26cm'],
  [
    'rug 3 metres by 4 metres',
    ['width_cm', '297..303', '3 metres by 4 metres'],
    ['length_cm', '396..404', '3 metres by 4 metres'],
  ],
  ['pattern repeat under 30cm', ['repeat_v_cm', '..30', 'pattern repeat under 30cm']],
  ['lightweight sheer', ['weight_gsm', '..199', 'lightweight']],
  ['heavy wool', ['weight_gsm', '400..', 'heavy']],
  ['blue stripe'],
  ['EN 1021-1'],
  ['ALGERIA-LEAF-140'],
])('%s', (phrase, ...facts) => {
  expect(asked(phrase)).toEqual(facts);
});

it('reads any phrase without an end in sight, and nothing twice', () => {
  const part = fc.constantFrom(
    'over',
    '40 000',
    'rubs',
    'm',
    '2x3',
    'wide',
    'repeat',
    'x',
    '1,5',
    'or more',
    'between',
    'and',
    '-',
    'and under',
    'ø',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(part, fc.string({ maxLength: 5 })), { maxLength: 12 }),
      (parts) => {
        const found = factPhrases(parts.join(' '));
        for (const one of found) {
          expect((one.min ?? 0) <= (one.max ?? Number.POSITIVE_INFINITY)).toBe(true);
          for (const other of found)
            expect(
              one.end <= other.start || one.start >= other.end || one.start === other.start,
            ).toBe(true);
        }
      },
    ),
  );
});
