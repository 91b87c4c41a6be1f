import type { ServerProps } from 'payload';

/** The way to the audit log in the menu of administrators. What is shown there, the view itself decides. */
export function AuditLink({ user }: ServerProps) {
  if (!user?.roles?.includes('administrator')) return null;
  return (
    <a className="nav__link" href="/admin/audit">
      <span className="nav__link-label">Audit log</span>
    </a>
  );
}
