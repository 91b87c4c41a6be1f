import { DEFAULT_FACET_RULES } from '@selvedge/contract/facet-rules';
import { emptyProduct } from '@selvedge/contract/product';
import { describe, expect, it, test } from 'vitest';
import { RuledValues, ruleTest } from './apply-facet-rules.ts';

const rule = (phrases: string, except = '') =>
  ruleTest({ facet: 'care', name: 'Value', phrases, except });

describe('a rule', () => {
  it('is met by a phrase in whole words, without case, accents and marks', () => {
    const test = rule('machine wash, EN 1021');
    for (const text of ['MACHINE-WASH at 30 °C', 'Gentle machine wash.', 'en 1021-1 cigarette'])
      expect(test(text), text).toBe(true);
    for (const text of ['machine washed', 'wash by machine', 'EN 10211', ''])
      expect(test(text), text).toBe(false);
    expect(rule('säurefrei')('Saurefrei')).toBe(true);
  });

  it('passes over its exceptions, the longest first, and reads what is left', () => {
    const test = rule('wash', 'do not wash, not wash, do not wash by hand');
    expect(test('Do not wash')).toBe(false);
    expect(test('Do not wash by hand')).toBe(false);
    expect(test('Do not wash by hand: wash by machine')).toBe(true);
    // What stands on both sides of an exception is no phrase.
    expect(rule('dry clean', 'not')('dry not clean')).toBe(false);
  });

  it('without a phrase gives nothing', () => {
    expect(rule(' , -')('anything')).toBe(false);
  });
});

const care = (...names: string[]) =>
  names.map((cleaning_instruction_name) => ({
    image_data: '',
    file_name: '',
    cleaning_instruction_name,
  }));

test('the rules that a house begins with tell what is washed, cleaned and rated from what is not', () => {
  const values = new RuledValues(DEFAULT_FACET_RULES);
  const of = (names: string[], web_standards: string[] = []) =>
    values.of({ ...emptyProduct, cleaning_instructions: care(...names), web_standards });
  expect(of(['Machine wash at 30 °C', 'Do not tumble dry', 'Professional dry clean']).care).toEqual(
    ['Machine washable', 'Dry clean'],
  );
  expect(of(['Do not wash', 'Do not dry-clean', 'Do not bleach']).care).toEqual([]);
  expect(of(['Not machine washable: hand wash only']).care).toEqual(['Hand wash']);
  expect(of(['Hand washable', 'Wipe with a damp sponge']).care).toEqual([
    'Hand wash',
    'Wipe clean',
  ]);
  expect(of([], ['-', 'EN 1021-1 Cigarette', 'EN 13501-1 B-s1,d0']).contract).toEqual([
    'Contract fire rated',
    'Contract fire rated',
  ]);
  expect(of([], ['Lightfast 5', 'Not fire retardant']).contract).toEqual([]);
});

test('standards count by their files too, and without rules nothing has a value', () => {
  const product = { ...emptyProduct, standards: [{ image_data: '', file_name: 'BS 5852 Crib 5' }] };
  expect(new RuledValues(DEFAULT_FACET_RULES).of(product).contract).toHaveLength(1);
  expect(new RuledValues().of(product)).toEqual({ care: [], contract: [] });
});

test('of an instruction that never ends no more is read than a thousand characters', () => {
  const said = new RuledValues(DEFAULT_FACET_RULES);
  const of = (text: string) =>
    said.of({ ...emptyProduct, cleaning_instructions: care(text), web_standards: [] }).care;
  expect(of(`${'a '.repeat(490)}machine wash`)).toEqual(['Machine washable']);
  expect(of(`${'a '.repeat(500)}machine wash`)).toEqual([]);
});
