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
  ['40k rubs or more', ['martindale', '40000..', '40k rubs']],
  ['martindale 25000', ['martindale', '25000..', 'martindale 25000']],
  ['under 30 000 martindale', ['martindale', '..30000', 'under 30 000 martindale']],
  ['140 wide', ['width_cm', '135.8..144.2', '140 wide']],
  ['wider than 137 cm', ['width_cm', '137..', 'wider than 137 cm']],
  ['sheer at least 2.8 m', ['width_cm', '280..', 'at least 2.8 m']],
  ['width 280cm', ['width_cm', '271.6..288.4', 'width 280cm']],
  ['up to 1.4m wide', ['width_cm', '..140', 'up to 1.4m wide']],
  ['geometric rug 2x3', ['width_cm', '194..206', '2x3'], ['length_cm', '291..309', '2x3']],
  [
    'rug 230 × 160 cm',
    ['width_cm', '155.2..164.8', '230 × 160 cm'],
    ['length_cm', '223.1..236.9', '230 × 160 cm'],
  ],
  ['round 200 cm', ['diameter_cm', '194..206', 'round 200 cm']],
  ['small repeat', ['repeat_v_cm', '..15', 'small repeat']],
  ['repeat under 20 cm', ['repeat_v_cm', '..20', 'repeat under 20 cm']],
  ['horizontal repeat of at most 32', ['repeat_h_cm', '..32', 'horizontal repeat of at most 32']],
  ['over 300 gsm', ['weight_gsm', '300..', 'over 300 gsm']],
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
