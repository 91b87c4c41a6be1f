/**
 * Header in which a rendered page tells the process that serves it which inline scripts are the program's own, as sources
 * of a Content-Security-Policy. It goes no further.
 */
export const SCRIPT_HASHES_HEADER = 'x-script-hashes';
