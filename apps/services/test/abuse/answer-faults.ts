import { failure } from '@selvedge/contract/product-calls';
import { brokenPromises } from './promised-headers.ts';
import type { RawAnswer } from './raw-exchange.ts';

/** What only a stack trace, or a message of the program's own, has in it. */
const INSIDES =
  /node_modules|node:internal|\.[cm]?[jt]sx?:\d+|\bat (?:async )?\w[\w.]* \(|(?:Type|Range|Syntax|Reference|Zod)Error/u;

/** A stranger's request must not make its own refusal as long as they like. */
const LONGEST_REFUSAL = 64 * 1024;

const OK_JSON = /^application\/json\b/u;

function isFailure(body: string): boolean {
  try {
    return failure.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/**
 * What is wrong with an answer to a request that nobody should send: a failure of ours, something of our insides, a
 * missing header, or a refusal that is not of the contract's shape; null where nothing is.
 *
 * @param answer null where the connection ended without one
 * @param asks whether it answers a request for its head alone, or for a page, whose refusals are pages
 */
export function faultOf(
  answer: RawAnswer | null,
  asks: { head?: boolean; page?: boolean } = {},
): string | null {
  if (!answer) return 'the connection ended without an answer';
  const { status, headers, body } = answer;
  if (status === 503 || status === 429) {
    if (headers['retry-after'] === undefined) return `${status} without Retry-After`;
  } else if (status >= 500) return `it was answered with ${status}`;
  if (INSIDES.test(body)) return `it shows our insides: ${body.slice(0, 300)}`;
  const [broken] = brokenPromises(headers, false);
  if (broken) return broken;
  const isRefusal = status >= 400 && !asks.head;
  const isPage = asks.page && (headers['content-type'] ?? '').startsWith('text/html');
  if (!isRefusal || isPage) return null;
  if (body.length > LONGEST_REFUSAL) return `${status} with ${body.length} characters`;
  if (!OK_JSON.test(headers['content-type'] ?? '')) return `${status} is not JSON`;
  return isFailure(body) ? null : `${status} is not of the contract's shape: ${body.slice(0, 300)}`;
}
