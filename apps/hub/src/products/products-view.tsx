import './import/import.css';
import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { AdminViewServerProps } from 'payload';
import { executorOf } from '../database/transaction.ts';
import { whole } from '../ui/formats.ts';
import { ImportForm } from './import/import-form.tsx';
import { readLists, readRuns } from './import/import-runs.ts';
import { rememberedSources } from './import/remembered-mappings.ts';
import { RunTable } from './import/run-table.tsx';
import { ProductFrame } from './product-frame.tsx';
import {
  filterQuery,
  GAPS,
  LIST_PAGE,
  type ProductFilter,
  productFilter,
  readProductList,
  smallPictureUrl,
} from './product-list.ts';
import { ProductTable } from './product-table.tsx';

const STATE_LABELS = {
  shown: 'On the site',
  withdrawn: 'Withdrawn',
  staff: 'Changed by us',
} as const;

function pageOf(written: unknown): number {
  const page = Number(written);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function Choice({
  name,
  label,
  any,
  options,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string | undefined;
}) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Search({ filter }: { readonly filter: ProductFilter }) {
  return (
    <search>
      <form className="hub-products__search" action="/admin/products">
        <label>
          <span>Design, colour, collection or SKU</span>
          <input name="text" type="search" defaultValue={filter.text} />
        </label>
        <Choice
          name="group"
          label="Item group"
          any="All groups"
          options={PRODUCT_GROUPS.map(({ code, name }) => [code, name] as const)}
          value={filter.group}
        />
        <Choice
          name="state"
          label="State"
          any="Any state"
          options={Object.entries(STATE_LABELS)}
          value={filter.state}
        />
        <Choice
          name="gap"
          label="What is missing"
          any="Complete or not"
          options={Object.entries(GAPS)}
          value={filter.gap}
        />
        <button type="submit">Search</button>
        <a href="/admin/products">Clear</a>
      </form>
    </search>
  );
}

function Pages({ filter, page, total }: { filter: ProductFilter; page: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / LIST_PAGE));
  return (
    <nav className="hub-products__pages" aria-label="Pages of the list">
      {page > 1 && <a href={filterQuery(filter, page - 1)}>Previous</a>}
      <span>
        Page {whole.format(page)} of {whole.format(pages)}
      </span>
      {page < pages && <a href={filterQuery(filter, page + 1)}>Next</a>}
    </nav>
  );
}

/** `/admin/products`: every product of the catalogue, to find, open, publish and withdraw. */
export function ProductsView(view: AdminViewServerProps) {
  const { searchParams, initPageResult } = view;
  return (
    <ProductFrame view={view} heading="Products">
      {async () => {
        const filter = productFilter.parse(searchParams ?? {});
        const page = pageOf(searchParams?.page);
        const executor = executorOf(initPageResult.req.payload);
        const { total, products } = await readProductList(executor, filter, page);
        const rows = products.map((product) => ({
          ...product,
          picture: smallPictureUrl(product.picture),
        }));
        return (
          <>
            <p>
              What the supplier’s file says is read-only here and changes with the next{' '}
              <a href="/admin/products/import">import</a>. What you say yourself stays.
            </p>
            <Search filter={filter} />
            {total > 0 && (
              <p>
                <a href={filterQuery(filter, 1, '/api/products/file')} download>
                  Download these as a file
                </a>{' '}
                of our own columns, without pictures and symbols, to change prices in and import
                again.
              </p>
            )}
            <ProductTable
              key={filterQuery(filter, page)}
              products={rows}
              total={total}
              filter={filter}
            />
            <Pages filter={filter} page={page} total={total} />
          </>
        );
      }}
    </ProductFrame>
  );
}

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
          <ImportForm
            sources={await rememberedSources(payload)}
            lists={await readLists(executorOf(payload))}
          />
          <RunTable runs={await readRuns(executorOf(payload))} />
        </>
      )}
    </ProductFrame>
  );
}
