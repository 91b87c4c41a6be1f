import type { Failure } from '@selvedge/contract/product-calls';

type FieldError = NonNullable<Failure['errors']>[number];

interface FailureDetails {
  /** What is wrong with which field. */
  readonly errors?: readonly FieldError[];
  /** Seconds after which it makes sense to try again. */
  readonly retryAfterSeconds?: number;
  /** Methods that the address answers to. */
  readonly allow?: readonly string[];
  /** What lies behind it, for the log. */
  readonly cause?: unknown;
}

/** A request that is answered with a failure. Its message is for the caller and must hold no secret. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly statusCode: number;
  readonly details: FailureDetails;

  constructor(statusCode: number, msg: string, details: FailureDetails = {}) {
    super(msg, { cause: details.cause });
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** The body of an answer that says no. Source: decision 36. */
export function failureBody(msg: string, errors?: readonly FieldError[]): Failure {
  return errors ? { success: false, msg, errors: [...errors] } : { success: false, msg };
}
