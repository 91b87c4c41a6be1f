import { type CallOptions, ServiceError } from '@selvedge/contract/services';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { RequestFailure } from './failure.ts';

type Issue = z.core.$ZodIssue;
interface FieldError {
  field: string;
  message: string;
}

/** The names of the fields that the object at a path of a schema has; none where there is no object. */
function fieldNames(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; shape?: object } };
  if (def.innerType) return fieldNames(def.innerType, path);
  if (!def.shape) return [];
  const [name, ...rest] = path;
  if (name === undefined) return Object.keys(def.shape);
  const inner: unknown = Reflect.get(def.shape, name);
  return inner instanceof z.core.$ZodType ? fieldNames(inner, rest) : [];
}

/** What is wrong with a value that may be of several kinds: what the kind it resembles says, else all that is expected. */
function unionErrors(issue: Extract<Issue, { code: 'invalid_union' }>, schema: z.core.$ZodType) {
  const at = (inner: Issue): Issue => ({ ...inner, path: [...issue.path, ...inner.path] });
  const alike = issue.errors.filter((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  );
  // A kind that knows every field says what is wrong with them; another would call one unknown.
  const knowsAll = (issues: Issue[]) => issues.every(({ code }) => code !== 'unrecognized_keys');
  const resembling = alike.find(knowsAll) ?? alike[0];
  if (resembling) return fieldErrors(resembling.map(at), schema);
  const messages = issue.errors.flatMap((issues) => issues.map(({ message }) => message));
  return [{ field: nameOf(issue.path), message: [...new Set(messages)].join('; or ') }];
}

/** What one answer tells of what is wrong, which a stranger must not make as long as they like. */
const MOST_TOLD = 100;
const MOST_UNKNOWN_TOLD = 20;
/** Every field of ours has a shorter name. */
const LONGEST_FIELD = 100;

const nameOf = (path: readonly PropertyKey[]): string => {
  const name = path.join('.');
  return name.length > LONGEST_FIELD ? `${name.slice(0, LONGEST_FIELD).toWellFormed()}…` : name;
};

/** The issues of a schema as the wire gives them, the first hundred: each names a field and what is expected of it. */
export function fieldErrors(issues: readonly Issue[], schema: z.core.$ZodType): FieldError[] {
  return issues
    .slice(0, MOST_TOLD)
    .flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        const known = fieldNames(schema, issue.path).join(', ');
        const message =
          known === '' ? 'Unknown field; none is expected' : `Unknown field; expected: ${known}`;
        return issue.keys
          .slice(0, MOST_UNKNOWN_TOLD)
          .map((key) => ({ field: nameOf([...issue.path, key]), message }));
      }
      if (issue.code === 'invalid_union') return unionErrors(issue, schema);
      return [{ field: nameOf(issue.path), message: issue.message }];
    })
    .slice(0, MOST_TOLD);
}

const PART_NAMES: Readonly<Record<string, string>> = {
  body: 'The body',
  querystring: 'The query of the address',
  params: 'The path of the address',
};

/**
 * Checks each part of a request against its schema: nothing is converted, nothing dropped in silence. What does not
 * fit is answered with 400 that names field and expectation. Source: decision 36.
 */
export const validateRequests: FastifySchemaCompiler<z.core.$ZodType> = ({ schema, httpPart }) => {
  const part = PART_NAMES[httpPart ?? 'body'] ?? 'The request';
  return (data: unknown) => {
    const parsed = z.safeParse(schema, data);
    if (parsed.success) return { value: parsed.data };
    const errors = fieldErrors(parsed.error.issues, schema);
    const [first] = errors;
    const msg = `${part} is not valid${first ? `: ${first.field || 'it'}: ${first.message}` : ''}`;
    return { error: new RequestFailure(400, msg, { errors }) };
  };
};

/** Checks a request as the routes do, so that a page cannot ask in process what it could not ask over HTTP. */
export function checked<T extends z.ZodType>(schema: T, request: z.input<T>): z.output<T> {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const [first] = fieldErrors(parsed.error.issues, schema);
  throw new ServiceError(400, `${first?.field ?? ''}: ${first?.message ?? 'not valid'}`);
}

/** Answers as a call over HTTP would: what the routes refuse rejects with a ServiceError. */
export async function inProcessCall<T>(
  options: CallOptions | undefined,
  answer: () => Promise<T>,
): Promise<T> {
  options?.signal?.throwIfAborted();
  try {
    return await answer();
  } catch (error) {
    if (error instanceof RequestFailure) throw new ServiceError(error.statusCode, error.message);
    throw error;
  }
}
