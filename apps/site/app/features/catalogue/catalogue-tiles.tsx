import type { CatalogueTile } from '@selvedge/contract/content-parts';
import { useState } from 'react';
import { linkTarget } from '../../ui/link-target.ts';
import { OverlayViewer } from '../../ui/overlay-viewer/overlay-viewer.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './catalogue-tiles.module.css';

/** A catalogue's name from its id: "karoo-slub" is "Karoo slub". */
function nameOf(id: string): string {
  const text = id.replaceAll(/[-_]+/gu, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Catalogues as tiles; each opens in a viewer over the page. Source: INTL-09, decision 17. */
export function CatalogueTiles({ tiles }: { readonly tiles: readonly CatalogueTile[] }) {
  const [open, setOpen] = useState<{ name: string; address: string } | null>(null);
  return (
    <>
      <ul className={styles.tiles}>
        {tiles.map((tile) => {
          const target = linkTarget(tile.issuu_link);
          const name = nameOf(tile.id) || 'Catalogue';
          return (
            target && (
              <li key={tile.id}>
                <button
                  type="button"
                  className={styles.tile}
                  aria-haspopup="dialog"
                  aria-label={`Open catalogue: ${name}`}
                  onClick={() => setOpen({ name, address: target.href })}
                >
                  <Picture
                    src={tile.catalogue_tile_img_url}
                    alt=""
                    ratio="portrait"
                    placeholder={name}
                    sizes="(width <= 600px) 46vw, 23vw"
                  />
                </button>
              </li>
            )
          );
        })}
      </ul>
      <OverlayViewer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.name ?? 'Catalogue'}
        address={open?.address ?? ''}
      />
    </>
  );
}
