import {
  APIError,
  type Endpoint,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import type { z } from 'zod';
import { hasRole } from './roles.ts';

const BAD_REQUEST = 400;

/** Who may see and change products, their imports and what is missing. */
export const editorsMayWorkWithProducts = (req: Pick<PayloadRequest, 'user'>): boolean =>
  hasRole(req, 'administrator', 'editor');

/** An address that answers editors and administrators, and refuses everybody else before anything is read. */
export const forEditors = (
  method: Endpoint['method'],
  path: string,
  handler: PayloadHandler,
): Endpoint => ({
  method,
  path,
  handler: async (req) => {
    if (!editorsMayWorkWithProducts(req)) throw new Forbidden(req.t);
    return handler(req);
  },
});

/**
 * A refusal in words that are shown to the person who asked.
 *
 * @param field of the form, which is marked with the words
 */
export const refusal = (
  message: string,
  status: number = BAD_REQUEST,
  field?: string,
): APIError<{ field: string } | null> =>
  new APIError(message, status, field === undefined ? null : { field }, true);

/**
 * What a request's JSON body says.
 *
 * @throws {APIError} 400 where it is not of this shape, with the first thing that is wrong
 */
export async function bodyOf<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await req.json?.().catch(() => null);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refusal(`${issue?.path.join('.') || 'The request'}: ${issue?.message ?? 'is wrong'}`);
}
