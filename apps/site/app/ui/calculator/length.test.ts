import { expect, test } from 'vitest';
import { fullTimes, lengthError, lengthOf, wholeTimes } from './length.ts';

const BOUNDS = { unit: 'm', min: 0.1, max: 50 } as const;

test('lengths take a comma or a point, and must lie within their bounds', () => {
  expect(lengthOf(' 2,4 ', BOUNDS)).toBe(2.4);
  expect(lengthOf('2.4', BOUNDS)).toBe(2.4);
  expect(lengthOf(',5', BOUNDS)).toBe(0.5);
  expect(lengthOf('3.', BOUNDS)).toBe(3);
  for (const text of ['', 'wide', '51', '0', '-3', 'Infinity', '0x4', '1e1', '.'])
    expect(lengthOf(text, BOUNDS)).toBeNull();
});

test('a unit may stand behind a length', () => {
  for (const text of ['2.4 m', '240cm', '2400 mm', '2,4 M'])
    expect(lengthOf(text, BOUNDS)).toBe(2.4);
  expect(lengthOf('1.3m', { unit: 'cm', min: 10, max: 500 })).toBe(130);
  for (const text of [
    '2.4 m',
    '2 m 40',
    '2m40cm',
    '7 ft 10.488',
    `7'10.488"`,
    '7 feet 10.488 inches',
  ])
    expect(lengthOf(text, BOUNDS), text).toBeCloseTo(2.4, 4);
  expect(lengthOf('12ft', BOUNDS)).toBeCloseTo(3.6576, 5);
  expect(lengthOf(`8'`, BOUNDS)).toBeCloseTo(2.4384, 5);
  expect(lengthOf('3½', BOUNDS)).toBe(3.5);
  expect(lengthOf('3 ½ m', BOUNDS)).toBe(3.5);
  expect(lengthOf('20.5"', { unit: 'cm', min: 10, max: 500 })).toBeCloseTo(52.07, 5);
  for (const text of [
    '2 yd',
    '2 40',
    '2 ft 3 cm',
    '2 m 3 in',
    '2 in 3',
    '¼½',
    'm',
    '2 m m',
    '5000 cm m',
    '51 m',
  ])
    expect(lengthOf(text, BOUNDS)).toBeNull();
});

test('a text without an end is no length, and is not looked through for one', () => {
  for (const part of ['1', ' ', '1 ', '1,', 'm', '½'])
    expect(lengthOf(`${part.repeat(2000)}!`, BOUNDS)).toBeNull();
  expect(lengthOf('320 cm', BOUNDS)).toBe(3.2);
  expect(lengthOf('7 feet 10.488 inches', BOUNDS)?.toFixed(2)).toBe('2.40');
});

test('what is wrong is said with the unit, and nothing of an empty field', () => {
  expect(lengthError('51', BOUNDS)).toBe(
    'Please enter a number from 0.1 to 50 m, such as 3.5, 350 cm or 11 ft 6',
  );
  expect(lengthError('', BOUNDS)).toBe('');
  expect(lengthError('50', BOUNDS)).toBe('');
});

test('floating point makes no strip more and none less', () => {
  expect(wholeTimes(0.3 / 0.1)).toBe(3);
  expect(fullTimes(0.3 / 0.1)).toBe(3);
  expect(wholeTimes(3.01)).toBe(4);
});
