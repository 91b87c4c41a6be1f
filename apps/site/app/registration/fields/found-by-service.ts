/**
 * The kind of an error that the service has found: the form's own rules do not know it. It stands by itself since the
 * wizard's first page asks for no form.
 */
export const FOUND_BY_SERVICE = 'service';
