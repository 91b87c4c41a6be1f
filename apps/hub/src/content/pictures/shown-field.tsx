'use client';

import { FieldLabel, useField } from '@payloadcms/ui';
import type { ShownColourway } from '@selvedge/contract/content-parts';
import { useDeferredValue, useId, useState } from 'react';
import { z } from 'zod';
import { useAnswer } from '../../ui/ask.ts';
import { shownOf } from '../fields/shown-colourways.ts';

/** Fewer letters say too little. */
const LEAST_LETTERS = 2;

const found = z.object({
  products: z.array(
    z.object({
      sku: z.string(),
      item_group: z.string(),
      range: z.string(),
      design: z.string(),
      colour: z.string(),
      picture: z.string().nullable(),
    }),
  ),
});

const gone = z.object({ gone: z.array(z.string()) });

const addressOf = (chosen: readonly ShownColourway[]): string | null =>
  chosen.length === 0
    ? null
    : `/api/products/gone?${new URLSearchParams(chosen.map(({ sku }) => ['sku', sku]))}`;

const nameOf = ({ design, colour, range }: Pick<ShownColourway, 'design' | 'colour' | 'range'>) =>
  `${design} in ${colour} (${range})`;

/** The products that a picture shows, chosen by their names: visitors find them by name, picture and link beside it. */
export function ShownField({ path }: { readonly path: string }) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path });
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const searchId = useId();
  const chosen = shownOf(value);
  const address =
    asked.length < LEAST_LETTERS ? null : `/api/products/find?text=${encodeURIComponent(asked)}`;
  const left = useAnswer(addressOf(chosen), gone)?.gone ?? [];
  const offered = useAnswer(address, found)?.products.filter(
    ({ sku }) => !chosen.some((one) => one.sku === sku),
  );
  return (
    <div className="field-type hub-shown">
      <FieldLabel label="Products that it shows" htmlFor={searchId} />
      {chosen.length > 0 && (
        <ul>
          {chosen.map((one) => (
            <li key={one.sku}>
              {nameOf(one)}
              {left.includes(one.sku) && <strong>Not on the site any more</strong>}
              <button
                type="button"
                aria-label={`Take ${nameOf(one)} out`}
                onClick={() => setValue(chosen.filter(({ sku }) => sku !== one.sku))}
              >
                Take out
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={searchId}
        type="search"
        value={text}
        placeholder="Design, colour, collection or SKU"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {offered && (
        <ul role="status" aria-label="Found products">
          {offered.length === 0 && <li>No product has these words.</li>}
          {offered.map(({ picture, ...colourway }) => (
            <li key={colourway.sku}>
              {picture && (
                // biome-ignore lint/performance/noImgElement: the hub serves it in this size already
                <img src={picture} alt="" loading="lazy" />
              )}
              <button
                type="button"
                onClick={() => {
                  setValue([...chosen, { ...colourway, url: '' }]);
                  setText('');
                }}
              >
                Add {nameOf(colourway)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {showError && <p className="field-error">{errorMessage}</p>}
      <p className="field-description">
        Where the picture is a banner, visitors find these under it by name, picture and link. One
        that leaves the catalogue is left out.
      </p>
    </div>
  );
}
