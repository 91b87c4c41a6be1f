import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchForm, wordsOf } from '../suggestions/vocabulary.ts';
import { Kinds } from './kinds.ts';

const names = fc
  .array(fc.constantFrom('Acrylic', 'Solution-dyed', 'cotton', '62%', 'lot', '7'), { maxLength: 4 })
  .map((words) => words.join(' '));

test('the kinds of a value are those that have all its words', () => {
  fc.assert(
    fc.property(fc.uniqueArray(names), names, (values, value) => {
      const words = wordsOf(searchForm(value));
      const kinds = values.filter((other) => {
        const own = wordsOf(searchForm(other));
        return other !== value && words.length > 0 && words.every((word) => own.includes(word));
      });
      expect(new Kinds(values).of(value)).toEqual([value, ...kinds]);
    }),
  );
});
