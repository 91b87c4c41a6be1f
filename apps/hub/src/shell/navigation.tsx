import { NavGroup } from '@payloadcms/ui';
import type { ServerProps } from 'payload';

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

const LINKS = [
  { href: '/admin/products', text: 'Products' },
  { href: '/admin/products/import', text: 'Product import' },
  { href: '/admin/missing', text: 'What is missing' },
] as const;

/** The ways to products and to the work list, in the menu of editors. What is shown there, the views decide. */
export function ProductsLinks({ user }: ServerProps) {
  const roles: readonly string[] = user?.roles ?? [];
  if (!roles.includes('administrator') && !roles.includes('editor')) return null;
  return (
    <NavGroup label="Products">
      {LINKS.map(({ href, text }) => (
        <a className="nav__link" href={href} key={href}>
          <span className="nav__link-label">{text}</span>
        </a>
      ))}
    </NavGroup>
  );
}

/** The way to the audit log in the menu of administrators. What is shown there, the view itself decides. */
export function AuditLink({ user }: ServerProps) {
  if (!user?.roles?.includes('administrator')) return null;
  return (
    <a className="nav__link" href="/admin/audit">
      <span className="nav__link-label">Audit log</span>
    </a>
  );
}
