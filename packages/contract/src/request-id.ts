/** The header by which every answer of site and hub says which line of the log is its own. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** W3C Trace Context: version, trace, parent and flags. A trace of zeros is none, and version ff is no version. */
const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/u;

/**
 * The id of a request: that of the trace which it belongs to, where its `traceparent` names one, or else a new one.
 *
 * @param traceparent the header, as it came
 * @returns 32 hexadecimal digits
 */
export function requestId(traceparent: string | readonly string[] | undefined): string {
  const [, trace] = TRACEPARENT.exec(String(traceparent ?? '')) ?? [];
  return trace ?? crypto.randomUUID().replaceAll('-', '');
}
