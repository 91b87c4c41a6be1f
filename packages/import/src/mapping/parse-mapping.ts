import type { z } from 'zod';
import { ImportRefused } from '../import-refused.ts';
import { MAPPING_KEYS, type Mapping, mappingSchema, RULE_KEYS } from './mapping-schema.ts';
import { isProductField, PRODUCT_FIELDS } from './product-fields.ts';
import { didYouMean } from './suggestion.ts';
import { readTemplate } from './template.ts';

/**
 * Checks a mapping.
 *
 * @param name how messages name it
 * @throws ImportRefused naming every wrong key, what is expected there, and the key that was probably meant
 */
export function parseMapping(written: unknown, name: string): Mapping {
  const parsed = mappingSchema.safeParse(written);
  if (!parsed.success) throw refused(name, parsed.error.issues.flatMap(describeIssue));
  const wrong = templateProblems(parsed.data);
  if (wrong.length > 0) throw refused(name, wrong);
  return parsed.data;
}

function refused(name: string, problems: readonly string[]): ImportRefused {
  return new ImportRefused(
    `The mapping ${name} is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nAll keys are explained in docs/import.md.`,
  );
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  const place = path.length === 0 ? 'the mapping' : path.join('.');
  if (issue.code !== 'unrecognized_keys') return [`${place}: ${issue.message}`];
  return issue.keys.map((key) => `${place}: unknown key "${key}".${didYouMean(key, keysAt(path))}`);
}

function keysAt(path: readonly string[]): readonly string[] {
  if (path.length === 0) return MAPPING_KEYS;
  if (path.length === 1 && path[0] === 'fields') return PRODUCT_FIELDS;
  if (path.length === 2 && path[0] === 'fields' && isProductField(path[1] ?? '')) return RULE_KEYS;
  return [];
}

function templateProblems(mapping: Mapping): string[] {
  const problems: string[] = [];
  for (const [field, rule] of Object.entries(mapping.fields)) {
    for (const template of [rule?.template ?? []].flat()) {
      try {
        readTemplate(template);
      } catch (error) {
        problems.push(`fields.${field}.template: ${error instanceof Error ? error.message : ''}`);
      }
    }
    if (rule?.option && mapping.options.length === 0) {
      problems.push(`fields.${field}.option: the mapping names no option columns in "options"`);
    }
  }
  return problems;
}
