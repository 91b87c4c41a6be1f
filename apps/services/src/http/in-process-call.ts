import { type CallOptions, ServiceError } from '@selvedge/contract/services';
import type { z } from 'zod';
import { RequestFailure } from './failure.ts';
import { fieldErrors } from './validation.ts';

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
