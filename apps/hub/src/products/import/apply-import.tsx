'use client';
import { type FormEvent, useId } from 'react';
import { type Agreement, type ImportReport, neededAgreement } from './import-report.ts';

const whole = new Intl.NumberFormat('en');
const some = (number: number, thing: string): string =>
  `${whole.format(number)} ${number === 1 ? thing : `${thing}s`}`;

interface ApplyImportProps {
  readonly report: ImportReport;
  readonly onApply: (agreed: Agreement) => void;
}

/** Applies what was checked. What would be lost by it is said, and agreed to by name first. */
export function ApplyImport({ report, onApply }: ApplyImportProps) {
  const heading = useId();
  const { emptied, takenOver } = report.changes;
  const needed = neededAgreement(report);
  const losses = [
    ...(emptied.fields > 0
      ? [`Empty ${some(emptied.fields, 'field')} of ${some(emptied.products, 'product')}`]
      : []),
    ...takenOver.map(
      ({ source, products }) =>
        `Take over ${some(products, 'product')} from the list of “${source}”`,
    ),
  ];
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(needed);
  };
  return (
    <form onSubmit={apply}>
      {losses.length > 0 && (
        <section className="hub-products__loss" aria-labelledby={heading}>
          <h3 id={heading}>What would be lost</h3>
          {emptied.fields > 0 && (
            <p>
              The file has no value for {some(emptied.fields, 'field')} of{' '}
              {some(emptied.products, 'product')}: a file replaces the whole product, also what it
              has no column for.
            </p>
          )}
          {losses.map((loss) => (
            <label key={loss}>
              <input type="checkbox" required /> {loss}
            </label>
          ))}
        </section>
      )}
      <div className="hub-products__row">
        <button type="submit" className="hub-products__main">
          Import it now
        </button>
        <small>It can be taken back with one click afterwards.</small>
      </div>
    </form>
  );
}
