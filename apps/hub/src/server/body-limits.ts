import type { IncomingMessage } from 'node:http';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import { IMPORT_FILE_PATH, MAX_IMPORT_BYTES } from '../products/import/import-limits.ts';

/** What a form says beside a picture. */
const FORM_BYTES = 1 << 20;
const MAX_UPLOAD_BYTES = MAX_ORIGINAL_BYTES + FORM_BYTES;
/** The longest page with all its sections is far below this. */
const MAX_BODY_BYTES = 4 << 20;

const LENGTH_REQUIRED = 411;
const TOO_LARGE = 413;

/** How many bytes a body may have at an address. */
function longestBodyBytes(path: string): number {
  if (/^\/api\/media(?:\/\d+)?$/u.test(path)) return MAX_UPLOAD_BYTES;
  return IMPORT_FILE_PATH.test(path) ? MAX_IMPORT_BYTES : MAX_BODY_BYTES;
}

/** What keeps a request's body from being read, or null. A body must say how long it is, which browsers do. */
export function bodyProblem(
  req: Pick<IncomingMessage, 'headers'>,
  path: string,
): { readonly status: number; readonly message: string } | null {
  if (req.headers['transfer-encoding'] !== undefined) {
    return { status: LENGTH_REQUIRED, message: 'Say how long the body is (Content-Length).' };
  }
  const bytes = Number(req.headers['content-length'] ?? 0);
  const limit = longestBodyBytes(path);
  if (bytes > limit) {
    return { status: TOO_LARGE, message: `The body has more than ${limit >> 20} MB.` };
  }
  return null;
}
