'use client';

import { type FormEvent, type ReactNode, useId } from 'react';
import { counted, whole } from '../../ui/formats.ts';
import {
  type Agreement,
  type ImportReport,
  type ImportState,
  neededAgreement,
} from './import-messages.ts';

interface ApplyImportProps {
  readonly report: ImportReport;
  readonly onApply: (agreed: Agreement) => void;
}

/** Applies what was checked. What would be lost by it is said, and agreed to by name first. */
function ApplyImport({ report, onApply }: ApplyImportProps) {
  const heading = useId();
  const { emptied, takenOver } = report.changes;
  const needed = neededAgreement(report);
  const losses = [
    ...(emptied.fields > 0
      ? [`Empty ${counted(emptied.fields, 'field')} of ${counted(emptied.products, 'product')}`]
      : []),
    ...takenOver.map(
      ({ source, products }) =>
        `Take over ${counted(products, 'product')} from the list of “${source}”`,
    ),
    ...(needed.withdrawn > 0
      ? [`Withdraw ${counted(needed.withdrawn, 'product')} of the list of “${report.source}”`]
      : []),
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
              The file has no value for {counted(emptied.fields, 'field')} of{' '}
              {counted(emptied.products, 'product')}: it replaces the whole product, also what it
              has no column for. A file that is to change only what it carries is checked as such,
              above.
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

interface Props {
  readonly state: ImportState;
  /** Of the import in the hub. */
  readonly address: string;
  readonly onApply: (agreed: Agreement) => void;
  readonly onStop: () => void;
}

/** How far an import is, and what it did or would do. */
export function ImportOutcome({ state, address, onApply, onStop }: Props) {
  const { stage, progress, report, problem, fileName } = state;
  if (stage === 'failed') {
    return (
      <p className="hub-products__notice hub-products__said" role="alert">
        {problem}
      </p>
    );
  }
  if (!report) {
    const share = progress?.phase === 'reading' ? progress.bytes / progress.totalBytes : undefined;
    return (
      <>
        <p>
          {stage === 'applying' ? 'Importing' : 'Checking'} {fileName}:{' '}
          {whole.format(progress?.rows ?? 0)} rows{' '}
          {progress?.phase === 'writing' ? 'written' : 'read'} …
          <br />
          <progress max={1} value={share} aria-label="How far the import is" />
        </p>
        <button type="button" onClick={onStop}>
          Stop it
        </button>
      </>
    );
  }
  const isDone = stage === 'applied';
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome">{isDone ? `${fileName} is imported` : `What ${fileName} would change`}</h2>
      <Numbers report={report} />
      <Notes report={report} />
      <Rejections report={report} address={address} />
      {!isDone && <Changes report={report} />}
      {!isDone && <Examples report={report} />}
      {!isDone && report.examples.length > 0 && <ApplyImport report={report} onApply={onApply} />}
    </section>
  );
}

function Numbers({ report }: { readonly report: ImportReport }) {
  const numbers = [
    ['Rows', report.rows],
    ['New', report.added],
    ['Changed', report.changed],
    ['Unchanged', report.unchanged],
    ['Withdrawn', report.withdrawn],
    ['Rejected', report.rejected],
  ] as const;
  return (
    <dl className="hub-products__numbers">
      {numbers.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{whole.format(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ report }: { readonly report: ImportReport }) {
  const { picturesFound, picturesMissing, missingPictures } = report;
  const { unusedColumns, withdrawalHeld, findings, warnings, mapping, source } = report;
  const furtherPictures = picturesMissing - missingPictures.length;
  return (
    <ul>
      <li>
        Products of “{source}”, by the mapping {mapping}
        {findings.length > 0 && `; found out: ${findings.join(', ')}`}.
      </li>
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
      {withdrawalHeld && (
        <li>
          The list says that it is complete, but rows of it were rejected: nothing is withdrawn for
          being absent.
        </li>
      )}
      {picturesFound > 0 && <li>{counted(picturesFound, 'picture')} taken from the archive.</li>}
      {picturesMissing > 0 && (
        <li>
          {counted(picturesMissing, 'picture')} named that did not come along; a product keeps the
          one that it has, or has none: {missingPictures.join(', ')}
          {furtherPictures > 0 && ` and ${whole.format(furtherPictures)} more`}.
        </li>
      )}
      {unusedColumns.length > 0 && <li>Columns that are not read: {unusedColumns.join(', ')}.</li>}
    </ul>
  );
}

interface TableProps {
  readonly columns: readonly string[];
  readonly inert?: boolean;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table that scrolls where it is wider than the page. */
export function Table({ columns, inert = false, children }: TableProps) {
  return (
    <div className="hub-products__scroll" inert={inert}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Rejections({
  report,
  address,
}: {
  readonly report: ImportReport;
  readonly address: string;
}) {
  if (report.rejected === 0) return null;
  return (
    <>
      <h3>Rows that cannot be taken</h3>
      <p>
        The others go in. <a href={`${address}/rejected`}>All of them as a CSV file</a>
      </p>
      <Table columns={['Line', 'Column', 'Value', 'Why']}>
        {report.firstRejections.map(({ line, column, value, reason }) => (
          <tr key={`${line} ${column} ${reason}`}>
            <td>{line}</td>
            <td>{column}</td>
            <td>{value}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Changes({ report }: { readonly report: ImportReport }) {
  const { fields } = report.changes;
  if (fields.length === 0) return null;
  return (
    <>
      <h3>Fields that change</h3>
      <Table columns={['Field', 'Products', 'Of these, it becomes empty in']}>
        {fields.map(({ field, products, emptied }) => (
          <tr key={field} className={emptied > 0 ? 'hub-products__loss' : undefined}>
            <td>{field}</td>
            <td>{whole.format(products)}</td>
            <td>{whole.format(emptied)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

const KINDS = { new: 'New', changed: 'Changed', withdrawn: 'Withdrawn' } as const;

function Examples({ report }: { readonly report: ImportReport }) {
  if (report.examples.length === 0) return <p>Nothing would change.</p>;
  return (
    <>
      <h3>Examples</h3>
      <Table columns={['Product', 'What', 'Before and after, as the supplier says']}>
        {report.examples.map(({ sku, name, kind, fields }) => (
          <tr key={sku}>
            <td>
              {name}
              <small>{sku}</small>
            </td>
            <td>{KINDS[kind]}</td>
            <td>
              {fields.map(({ field, before, after }) => (
                <div key={field}>
                  {field}:{' '}
                  {kind !== 'new' && (
                    <>
                      <del>{before || 'empty'}</del> →{' '}
                    </>
                  )}
                  <ins>{after || 'empty'}</ins>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
