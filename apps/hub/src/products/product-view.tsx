import { picturesOf } from '@selvedge/contract/staff-values';
import { productUrl } from '@selvedge/contract/urls';
import { readStaffProduct } from '@selvedge/database/staff-products';
import type { AdminViewServerProps } from 'payload';
import { editorsMayWorkWithProducts } from '../access/editors-only.ts';
import { executorOf } from '../database/transaction.ts';
import { ProductForm } from './product-form.tsx';
import { ProductFrame } from './product-frame.tsx';
import { formValues, suppliedFacts, suppliedTexts } from './staff-fields.ts';

/** `/admin/products/edit?sku=…`: one product, with what the supplier says and what staff say. */
export async function ProductView(view: AdminViewServerProps) {
  const { searchParams, initPageResult } = view;
  const { req } = initPageResult;
  const { payload } = req;
  const sku = typeof searchParams?.sku === 'string' ? searchParams.sku : '';
  const product = editorsMayWorkWithProducts(req)
    ? await readStaffProduct(executorOf(payload), sku)
    : null;
  const name = product ? [product.shown.design, product.shown.colour].filter(Boolean) : [];
  return (
    <ProductFrame
      view={view}
      heading={name.join(', ') || sku || 'Product'}
      above={{ label: 'Products', url: '/admin/products' }}
    >
      {async () => {
        if (!product) {
          return (
            <p>
              There is no product {sku}. <a href="/admin/products">All products</a>
            </p>
          );
        }
        const { supplied, given, shown, source } = product;
        const origin: unknown = payload.config.custom?.siteOrigin;
        const page = `${typeof origin === 'string' ? origin : ''}${productUrl(shown)}`;
        const facts = suppliedFacts(supplied);
        return (
          <>
            <p className="hub-products__about">
              <span>
                {shown.sku} · {shown.range} · {shown.group_desc}
              </span>
              <a href={page} target="_blank" rel="noreferrer">
                {shown.is_published ? 'See it on the site' : 'Where it was on the site'}
              </a>
            </p>
            <div className="hub-products__columns">
              <ProductForm
                key={JSON.stringify(given)}
                sku={sku}
                values={formValues(given)}
                supplied={suppliedTexts(supplied)}
                suppliedPictures={picturesOf(supplied)}
                isSuppliedShown={supplied.is_published}
              />
              <section aria-labelledby="supplied">
                <h2 id="supplied">From the supplier’s file</h2>
                <p>
                  Read-only: this is what the file of “{source}” says. It changes with the next{' '}
                  <a href="/admin/products/import">import</a>.
                </p>
                <dl className="hub-products__facts">
                  {facts
                    .filter(({ value }) => value !== '')
                    .map(({ label, value }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                </dl>
                <p>
                  Empty in the file:{' '}
                  {facts
                    .filter(({ value }) => value === '')
                    .map(({ label }) => label)
                    .join(', ') || 'nothing'}
                  .
                </p>
              </section>
            </div>
          </>
        );
      }}
    </ProductFrame>
  );
}
