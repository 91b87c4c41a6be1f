import { NavGroup } from '@payloadcms/ui';
import type { ServerProps } from 'payload';

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
