import type { z } from 'zod';
import type { Service } from './hosts.ts';

/** One call: who answers it, where, to what, with what. A failure of any call is answered by `failure`. */
export interface Operation {
  readonly service: Service;
  readonly method: 'GET' | 'POST';
  /** Path under the service's base, a parameter in braces. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Values in the path. */
  readonly parameters?: z.ZodObject;
  /** Values in the query string. */
  readonly query?: z.ZodObject;
  /** Headers beyond those of every request. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Other media types that the same answer can be asked for in. */
  readonly alsoAs?: readonly string[];
}
