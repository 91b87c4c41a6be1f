import type { AdminViewServerProps } from 'payload';
import { executorOf } from '../../database/transaction.ts';
import { ProductFrame } from '../product-frame.tsx';
import { ImportForm, RunTable } from './import-form.tsx';
import { readRuns } from './import-jobs.ts';

/** `/admin/products/import`: a product file into the catalogue, and back. */
export function ImportView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req;
  return (
    <ProductFrame
      view={view}
      heading="Product import"
      above={{ label: 'Products', url: '/admin/products' }}
    >
      {async () => (
        <>
          <p>
            A supplier’s file is checked first: you see what it would change, and nothing is written
            until you say so. What you say of products yourself stays.
          </p>
          <ImportForm />
          <RunTable runs={await readRuns(executorOf(payload))} />
        </>
      )}
    </ProductFrame>
  );
}
