import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Longest list and text that are generated; longer ones come by mutation. */
const MAX_LENGTH = 5;
const MAX_CHARACTERS = 40;

const schemaOf = (schema: z.core.JSONSchema._JSONSchema | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};

function objects({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const model: Record<string, Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(properties)) model[name] = valuesOf(schemaOf(schema));
  return fc.record(model, { requiredKeys: [...required] });
}

function texts({ pattern, format, minLength = 0, maxLength }: JsonSchema): Arbitrary<unknown> {
  const bounds = { minLength, maxLength: Math.min(maxLength ?? MAX_CHARACTERS, minLength + 40) };
  const any = fc.string({ unit: 'grapheme', ...bounds });
  if (format === 'email') return fc.emailAddress();
  return pattern === undefined ? any : fc.oneof(any, fc.stringMatching(new RegExp(pattern, 'u')));
}

/**
 * Values that mostly fit a JSON Schema as the contract writes them: what a client would send that read the description.
 * What the schema says in words it does not know is left to chance.
 */
export function valuesOf(schema: JsonSchema): Arbitrary<unknown> {
  const { type, anyOf, oneOf, allOf, items } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = anyOf ?? oneOf;
  if (kinds) return fc.oneof(...kinds.map((kind) => valuesOf(schemaOf(kind))));
  if (allOf) return valuesOf(Object.assign({}, ...allOf));
  switch (type) {
    case 'object':
      return objects(schema);
    case 'array': {
      const item = Array.isArray(items) ? items[0] : items;
      return fc.array(valuesOf(schemaOf(item)), { maxLength: MAX_LENGTH });
    }
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1200, 1e6) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 1200, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
