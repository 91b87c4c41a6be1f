import { counted } from '../../ui/formats.ts';
import type { Duplicate } from '../application/blind-index.ts';
import { statusLabel } from '../application/statuses.ts';

/** Duplicates that are told before others fold away. */
const DUPLICATES_TOLD = 3;

/** Which applications are likely the same business, the likeliest first. */
export function Duplicates({ duplicates }: { readonly duplicates: readonly Duplicate[] }) {
  const told = (some: readonly Duplicate[]) =>
    some.map((other) => (
      <p className="desk-warning" key={other.id}>
        <strong>Likely a duplicate:</strong> the same {other.kinds.join(' and ')} as in{' '}
        <a href={`/admin/collections/registrations/${other.id}`}>
          {other.reference}
          {other.company_name && `, ${other.company_name}`}
        </a>{' '}
        ({statusLabel(other.status).toLowerCase()})
      </p>
    ));
  const others = duplicates.slice(DUPLICATES_TOLD);
  return (
    <>
      {told(duplicates.slice(0, DUPLICATES_TOLD))}
      {others.length > 0 && (
        <details>
          <summary>{counted(others.length, 'more likely duplicate')}</summary>
          {told(others)}
        </details>
      )}
    </>
  );
}
