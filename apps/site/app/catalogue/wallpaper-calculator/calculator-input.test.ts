import { expect, test } from 'vitest';
import { inputOfQuery, readInput } from './calculator-input.ts';

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
