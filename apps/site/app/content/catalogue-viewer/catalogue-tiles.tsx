import type { CatalogueTile } from '@selvedge/contract/content-parts';
import { framedUrl } from '@selvedge/contract/urls';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { PlainButton } from '../../ui/button/button.tsx';
import { CARD_PICTURE_WIDTH_PX } from '../../ui/card/card.tsx';
import { type LinkTarget, linkTarget } from '../../ui/link-target.ts';
import { OverlayViewer } from '../../ui/overlay-viewer/overlay-viewer.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../../ui/tile/tile.tsx';
import { catalogueName } from './catalogue-name.ts';
import styles from './catalogue-tiles.module.css';

interface OpenableCatalogue {
  readonly tile: CatalogueTile;
  readonly target: LinkTarget;
}

/** The catalogues that can be opened, each with what it opens. */
export const openableCatalogues = (tiles: readonly CatalogueTile[]): OpenableCatalogue[] =>
  tiles.flatMap((tile) => {
    const target = linkTarget(tile.issuu_link);
    return target ? [{ tile, target }] : [];
  });

/** Catalogues as tiles; each opens in a viewer over the page. Source: INTL-09, decision 17. */
export function CatalogueTiles(props: { readonly catalogues: readonly OpenableCatalogue[] }) {
  const shown = props.catalogues;
  const [open, setOpen] = useState<{ name: string; address: string } | null>(null);
  return (
    <>
      <ul className={styles.tiles} data-count={shown.length}>
        {shown.map(({ tile, target }) => {
          const name = catalogueName(tile);
          return (
            <li key={tile.id}>
              <PlainButton
                className={styles.tile}
                aria-haspopup="dialog"
                aria-label={`Open catalogue: ${name}`}
                onClick={() => setOpen({ name, address: target.href })}
              >
                <span className={styles.picture}>
                  <Picture
                    src={tile.catalogue_tile_img_url}
                    alt=""
                    ratio="fill"
                    placeholder={name}
                    maxWidthPx={shown.length > 2 ? CARD_PICTURE_WIDTH_PX : TILE_PICTURE_WIDTH_PX}
                    sizes={shown.length > 2 ? '(width < 900px) 46vw, 31vw' : '46vw'}
                  />
                </span>
                <span className={styles.line}>
                  <span className={styles.name}>{name}</span>
                  <BookOpen aria-hidden="true" className={styles.icon} />
                </span>
              </PlainButton>
            </li>
          );
        })}
      </ul>
      <OverlayViewer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.name ?? 'Catalogue'}
        address={open?.address ?? ''}
        framed={framedUrl(open?.address ?? '')}
      />
    </>
  );
}
