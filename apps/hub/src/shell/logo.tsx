/** The name of the hub, above the form to sign in. */
export function Logo() {
  return (
    <p className="hub-logo">
      <span className="hub-logo__name">Selvedge</span> <span className="hub-logo__part">hub</span>
    </p>
  );
}

/** The edge of a cloth: the site's own mark, small. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" role="img" aria-label="Selvedge hub">
      <rect width="32" height="32" className="hub-mark__ground" />
      <path d="M6 0v32M10 0v32" className="hub-mark__edge" />
      <path d="M14 6h18M14 12h18M14 18h18M14 24h18" className="hub-mark__weft" />
    </svg>
  );
}
