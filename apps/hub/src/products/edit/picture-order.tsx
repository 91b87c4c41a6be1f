'use client';

import { useListDrawer } from '@payloadcms/ui';
import { smallPictureUrl } from '../page/small-picture-url.ts';

interface Props {
  /** Null: those of the supplier. */
  readonly pictures: readonly string[] | null;
  readonly supplied: readonly string[];
  readonly onChange: (pictures: readonly string[] | null) => void;
}

function moved(pictures: readonly string[], from: number, to: number): string[] {
  const next = [...pictures];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The pictures of a product and their order; the first is the one on cards. */
export function PictureOrder({ pictures, supplied, onChange }: Props) {
  const [LibraryDrawer, LibraryToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
  });
  const shown = pictures ?? supplied;
  return (
    <fieldset>
      <legend>Pictures</legend>
      <p>
        {pictures === null
          ? 'From the supplier’s file. Move, remove or add one to make the order yours.'
          : 'Ours: pictures of later files do not show until you give the field back.'}
      </p>
      {shown.length === 0 && <p>There is none.</p>}
      <ol className="hub-products__pictures">
        {shown.map((address, at) => (
          <li key={address}>
            {/* biome-ignore lint/performance/noImgElement: the hub serves it in this size already */}
            <img src={smallPictureUrl(address) ?? ''} alt={`Number ${at + 1}`} loading="lazy" />
            <div className="hub-products__moves">
              <button
                type="button"
                disabled={at === 0}
                aria-label={`Move picture ${at + 1} forward`}
                onClick={() => onChange(moved(shown, at, at - 1))}
              >
                ←
              </button>
              <button
                type="button"
                disabled={at === shown.length - 1}
                aria-label={`Move picture ${at + 1} back`}
                onClick={() => onChange(moved(shown, at, at + 1))}
              >
                →
              </button>
              <button
                type="button"
                aria-label={`Remove picture ${at + 1}`}
                onClick={() => onChange(shown.filter((other) => other !== address))}
              >
                ×
              </button>
            </div>
          </li>
        ))}
      </ol>
      <div className="hub-products__row">
        <LibraryToggler className="hub-products__add">Add from the picture library</LibraryToggler>
        {pictures !== null && (
          <button type="button" onClick={() => onChange(null)}>
            Give pictures back to the supplier
          </button>
        )}
      </div>
      <LibraryDrawer
        onSelect={({ doc }) => {
          const address: unknown = doc.address;
          if (typeof address === 'string' && !shown.includes(address))
            onChange([...shown, address]);
          closeDrawer();
        }}
      />
    </fieldset>
  );
}
