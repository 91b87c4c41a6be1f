'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { ask, useHydrated } from '../ui/ask.ts';
import { counted } from '../ui/formats.ts';
import type { ListedProduct, ProductFilter } from './product-list.ts';

interface Row extends Omit<ListedProduct, 'picture'> {
  /** Where the hub shows it small; null where there is none. */
  readonly picture: string | null;
}

interface Props {
  readonly products: readonly Row[];
  /** How many the filter leaves, on all pages. */
  readonly total: number;
  readonly filter: ProductFilter;
}

const ACTIONS = [
  { label: 'Show on the site', value: true, done: 'on the site now' },
  { label: 'Withdraw', value: false, done: 'withdrawn' },
  { label: 'As the file says', value: null, done: 'shown or not as the file says' },
] as const;

const changed = z.object({ gone: z.array(z.string()) });

/** What else goes with the last products of a collection. */
function goneWords(answer: unknown): string {
  const { gone } = changed.parse(answer);
  if (gone.length === 0) return '';
  const [first = ''] = gone;
  const what = gone.length === 1 ? `the collection ${first}` : counted(gone.length, 'collection');
  return ` With them ${what} left the site; “What is missing” lists the pages and tiles that lead there.`;
}

/** A page of products as a table, with what can be done with many at once. */
export function ProductTable({ products, total, filter }: Props) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [allFound, setAllFound] = useState(false);
  const [busy, setBusy] = useState(false);
  const allHere = products.length > 0 && products.every(({ sku }) => ticked.has(sku));
  const count = allFound ? total : ticked.size;

  function tick(skus: readonly string[], on: boolean): void {
    const next = new Set(ticked);
    for (const sku of skus) on ? next.add(sku) : next.delete(sku);
    setTicked(next);
    setAllFound(false);
  }

  async function publish({ value, done, label }: (typeof ACTIONS)[number]): Promise<void> {
    const what = allFound
      ? `all ${counted(total, 'product')} that were found`
      : counted(count, 'product');
    // One that was meant otherwise is soon put back; of several, links and pages go too.
    const isAsked = allFound || (value === false && count > 1);
    if (isAsked && !window.confirm(`${label}: ${what}?`)) return;
    setBusy(true);
    const answer = await ask('/api/products/publishing', {
      products: allFound ? filter : [...ticked],
      is_published: value,
    });
    setBusy(false);
    if (answer.problem !== null) return void toast.error(answer.problem);
    toast.success(`${counted(count, 'product')}: ${done}.${goneWords(answer.body)}`);
    setTicked(new Set());
    setAllFound(false);
    router.refresh();
  }

  if (products.length === 0) return <p>No product was found.</p>;
  return (
    <>
      <section className="hub-products__deeds" aria-label="What is ticked">
        <p aria-live="polite">
          {count === 0
            ? `${counted(total, 'product')} found`
            : `${counted(count, 'product')} ticked`}
        </p>
        {allHere && !allFound && total > products.length && (
          <button type="button" onClick={() => setAllFound(true)}>
            Tick all {counted(total, 'product')} found
          </button>
        )}
        {ACTIONS.map((action) => (
          <button
            key={action.label}
            type="button"
            disabled={count === 0 || busy}
            onClick={() => publish(action)}
          >
            {action.label}
          </button>
        ))}
      </section>
      <div className="hub-products__scroll" inert={!isHydrated}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Tick
                  label="Tick all on this page"
                  isTicked={allHere}
                  onTick={(on) =>
                    tick(
                      products.map(({ sku }) => sku),
                      on,
                    )
                  }
                />
              </th>
              <th scope="col">Picture</th>
              <th scope="col">Product</th>
              <th scope="col" className="hub-products__wide">
                Collection
              </th>
              <th scope="col" className="hub-products__wide">
                SKU
              </th>
              <th scope="col">State</th>
              <th scope="col" className="hub-products__wide">
                Changed by us
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ProductRow
                key={product.sku}
                product={product}
                isTicked={ticked.has(product.sku)}
                onTick={(on) => tick([product.sku], on)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Tick(props: {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (on: boolean) => void;
}) {
  const { label, isTicked, onTick } = props;
  return (
    <label className="hub-products__tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  );
}

function ProductRow({
  product,
  isTicked,
  onTick,
}: {
  readonly product: Row;
  readonly isTicked: boolean;
  readonly onTick: (on: boolean) => void;
}) {
  const { sku, design, colour, range, group_desc, picture, staff_fields, is_published, source } =
    product;
  const name = [design, colour].filter(Boolean).join(', ');
  return (
    <tr>
      <td>
        <Tick label={`Tick ${name}, ${sku}`} isTicked={isTicked} onTick={onTick} />
      </td>
      <td>
        {picture ? (
          // biome-ignore lint/performance/noImgElement: the hub serves it in this size already
          <img className="hub-products__picture" src={picture} alt="" loading="lazy" />
        ) : (
          <span className="hub-products__none">none</span>
        )}
      </td>
      <td>
        <a href={`/admin/products/edit?sku=${encodeURIComponent(sku)}`}>{name || sku}</a>
        <small>{group_desc}</small>
        <small className="hub-products__narrow">
          {range}
          <br />
          {sku}
        </small>
      </td>
      <td className="hub-products__wide">{range}</td>
      <td className="hub-products__wide">
        {sku}
        <small>{source}</small>
      </td>
      <td>
        <span className={`hub-products__state${is_published ? '' : ' hub-products__state--off'}`}>
          {is_published ? 'On the site' : 'Withdrawn'}
        </span>
      </td>
      <td className="hub-products__wide">
        {staff_fields.length > 0 && counted(staff_fields.length, 'field')}
      </td>
    </tr>
  );
}
