import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fold } from '@selvedge/contract/text';
import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import selvedge from '../../mappings/selvedge.json' with { type: 'json' };
import shopify from '../../mappings/shopify.json' with { type: 'json' };
import { ImportRefused } from '../import-refused.ts';
import {
  isProductField,
  MAPPING_KEYS,
  type Mapping,
  mappingSchema,
  PRODUCT_FIELDS,
  RULE_KEYS,
} from './mapping-schema.ts';
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

/**
 * The known name that somebody who wrote this one probably meant: the same without case and white space, or with at
 * most a third of its letters different.
 *
 * @returns ` Did you mean "…"?`, or nothing where no name is near
 */
export function didYouMean(written: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const plain = new Map(known.map((name) => [compact(name), name]));
  const near = closest(compact(written), [...plain.keys()]);
  const allowed = Math.max(2, Math.floor(near.length / 3));
  if (distance(compact(written), near) > allowed) return '';
  return ` Did you mean "${plain.get(near)}"?`;
}

const compact = (name: string): string => fold(name).replace(/[\s_-]/gu, '');

/** A mapping and what messages and the log call it. */
export interface NamedMapping {
  readonly name: string;
  readonly mapping: Mapping;
}

/** The mappings that come with the importer, by name. */
export const READY_MAPPINGS: readonly NamedMapping[] = Object.entries({ selvedge, shopify }).map(
  ([name, written]) => ({ name, mapping: parseMapping(written, name) }),
);

/**
 * The ready mapping that knows a file by its header: all columns it is recognised by are there.
 *
 * @param isUpdate whether our own columns are known by the SKU alone
 */
export function recogniseMapping(
  columns: readonly string[],
  isUpdate = false,
): NamedMapping | undefined {
  const present = new Set(columns);
  if (isUpdate && present.has('sku')) return READY_MAPPINGS[0];
  return READY_MAPPINGS.find(({ mapping: { recognise } }) =>
    recognise.every((column) => present.has(column)),
  );
}

/**
 * A mapping by which a file is read that is of another supplier's list than the mapping says; undefined: it is not.
 *
 * @throws ImportRefused for a name that no list has
 */
export function ofList(found: NamedMapping, list: string | undefined): NamedMapping {
  if (list === undefined) return found;
  const { success, data: source, error } = mappingSchema.shape.source.safeParse(list);
  if (!success)
    throw new ImportRefused(`"${list}" is no name of a list: ${error.issues[0]?.message}.`);
  return { ...found, mapping: { ...found.mapping, source } };
}

/**
 * Loads a mapping: a ready one by its name, else the JSON file of that path.
 *
 * @throws ImportRefused when there is neither, or the file is not a right mapping
 */
export async function loadMapping(nameOrFile: string): Promise<NamedMapping> {
  const ready = READY_MAPPINGS.find(({ name }) => name === nameOrFile);
  if (ready) return ready;
  const name = basename(nameOrFile); // what people are told: where it lies is the operator's business
  const text = await readFile(nameOrFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const names = READY_MAPPINGS.map(({ name }) => name);
    throw new ImportRefused(
      error.code === 'ENOENT'
        ? `There is no mapping "${nameOrFile}", ready-made or as a file.${didYouMean(basename(nameOrFile), names)} Ready-made are: ${names.join(', ')}.`
        : `The mapping ${name} cannot be read (${error.code}).`,
      { cause: error },
    );
  });
  let written: unknown;
  try {
    written = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new ImportRefused(
      `The mapping ${name} is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
      { cause: error },
    );
  }
  return { name, mapping: parseMapping(written, name) };
}
