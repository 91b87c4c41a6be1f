import fc, { type Arbitrary } from 'fast-check';

/** Texts that have broken something somewhere: controls, lone surrogates, paths, quotes of other languages, lengths. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\uffff',
  '\u202e\u0300\u200d',
  'İ'.repeat(50),
  '../../../../etc/passwd',
  '%00',
  "' OR 1=1 --",
  '{{7*7}}<script>',
  '__proto__',
  'constructor',
  'toString',
  '(((((((((((((((((((((((((a+)+)+$',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(20_000),
  '1-a/'.repeat(50),
  'data:application/pdf;base64,JVBERi0xLjcK',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml;base64,PHN2Zz4=',
];

const NUMBERS = [0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 64, 9e15 + 1];

/** More fields, and fields of longer names, than anybody has. */
const CROWDS = [
  Object.fromEntries(Array.from({ length: 5000 }, (_, place) => [`f${place}`, 0])),
  Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`${place}`.padEnd(900, 'n'), {}])),
  Array.from({ length: 9000 }, () => 0),
  Array.from({ length: 20_000 }, () => ({})),
];

/** Values that clients send who mean harm, or whose code is wrong. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { '': '' }, { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...TEXTS), { minLength: 90, maxLength: 130 }),
  fc.constantFrom(...CROWDS),
);

const NESTED = 25;

/** One place of a value is changed: something else stands there, or nothing, or more than is known. */
export function mutated(value: unknown): Arbitrary<unknown> {
  const deep = (inner: unknown): unknown =>
    Array.from({ length: NESTED }).reduce((within) => [within], inner);
  const here = fc.oneof(hostileValues, fc.constant(deep(value)), fc.constant([value, value]));
  if (Array.isArray(value) && value.length > 0) {
    const place = fc.nat(value.length - 1);
    const within = place.chain((index) =>
      mutated(value[index]).map((changed) => value.with(index, changed)),
    );
    return fc.oneof({ arbitrary: here, weight: 1 }, { arbitrary: within, weight: 3 });
  }
  if (typeof value !== 'object' || value === null) return here;
  const names = Object.keys(value);
  const more = fc
    .tuple(fc.oneof(fc.string(), fc.constantFrom(...TEXTS)), hostileValues)
    .map(([name, added]) => ({ ...value, [name]: added }));
  if (names.length === 0) return fc.oneof(here, more);
  const within = fc.constantFrom(...names).chain((name) =>
    fc.oneof(
      mutated(Reflect.get(value, name)).map((changed) => ({ ...value, [name]: changed })),
      fc.constant(Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
    ),
  );
  return fc.oneof(
    { arbitrary: here, weight: 1 },
    { arbitrary: more, weight: 1 },
    { arbitrary: within, weight: 4 },
  );
}
