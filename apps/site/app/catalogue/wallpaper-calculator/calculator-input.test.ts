import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputOfQuery, queryOfInput, readInput } from './calculator-input.ts';

const input = (query: string) => inputOfQuery(new URLSearchParams(query));

test('[STATIC-01] an address can say the roll, the repeat and its match', () => {
  expect(input('roll_width_cm=68.5&roll_length_m=10&repeat_cm=64&match=half-drop')).toMatchObject({
    rollWidthCm: '68.5',
    rollLengthM: '10',
    repeatCm: '64',
    match: 'half-drop',
  });
});

test('[STATIC-01] what it does not say is as usual, with one wall to fill in', () => {
  expect(input('match=sideways')).toEqual({
    rollWidthCm: '52',
    rollLengthM: '10.05',
    repeatCm: '',
    match: 'free',
    walls: [{ width: '', height: '' }],
    openings: [],
  });
  expect(input('repeat_cm=32').match).toBe('straight');
});

test('[STATIC-01] nothing is worked out before every wall that is begun is complete', () => {
  expect(readInput(input(''))).toBeNull();
  expect(readInput(input('wall_width_m=4&wall_height_m='))).toBeNull();
  expect(readInput(input('wall_width_m=4&wall_height_m=2.5&opening_width_m=1'))).toBeNull();
  expect(readInput(input('wall_width_m=4&wall_height_m=2.5'))?.room).toEqual({
    walls: [{ widthCm: 400, heightCm: 250 }],
    openings: [],
  });
});

test('a link to a calculation holds all of it', () => {
  const text = fc.string({ maxLength: 12 });
  const rectangle = fc.record({ width: text, height: text });
  const written = fc.record({
    rollWidthCm: fc.string({ minLength: 1, maxLength: 12 }),
    rollLengthM: fc.string({ minLength: 1, maxLength: 12 }),
    repeatCm: text,
    match: fc.constantFrom('free' as const, 'straight' as const, 'half-drop' as const),
    walls: fc.array(rectangle, { minLength: 1, maxLength: 4 }),
    openings: fc.array(rectangle, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(written, (input) => {
      const link = queryOfInput(input).toString();
      expect(inputOfQuery(new URLSearchParams(link))).toEqual(input);
    }),
  );
});

test('of an address no more is read than a length has', () => {
  const long = '1'.repeat(400);
  const query = `roll_width_cm=${long}&repeat_cm=${long}&wall_width_m=${long}&opening_height_m=${long}&opening_width_m=1`;
  const { rollWidthCm, repeatCm, walls, openings } = input(query);
  for (const text of [rollWidthCm, repeatCm, walls[0]?.width, openings[0]?.height])
    expect(text).toBe('1'.repeat(24));
});
