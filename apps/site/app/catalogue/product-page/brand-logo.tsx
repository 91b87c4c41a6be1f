import { fold } from '@selvedge/contract/text';
import { navigationBrandUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '../../data/navigation-queries.ts';
import { useProductService } from '../../data/services-context.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { useFailedPicture } from '../../ui/picture/use-failed-picture.ts';
import styles from './brand-logo.module.css';

/**
 * The logo of a product's brand with its name, which lead to the brand's page; where the brand has no picture, or it fails
 * to load, its name alone. What names no brand is the house's own, and has its icon. [PROD-02] [PROD-06]
 */
export function BrandLogo(props: { readonly brand: string; readonly houseIcon: string }) {
  const { brand, houseIcon } = props;
  const { data: brands = [] } = useQuery(brandsQuery(useProductService()));
  const isOwn = fold(brand) === '';
  const named = brands.find((entry) => fold(entry.brand_name) === fold(brand));
  const logo = isOwn ? houseIcon : (named?.image_data ?? '');
  const { hasFailed, watch } = useFailedPicture(logo);
  const mark = logo !== '' && !hasFailed && (
    <img {...watch} className={styles.logo} src={logo} alt={brandLogoAlt(brand)} />
  );
  if (isOwn) return mark;
  return (
    <Anchor href={navigationBrandUrl(named?.brand_name ?? brand)} className={styles.brand}>
      {mark}
      {/* Where the mark shows, its words name the link. */}
      <span className={styles.name} aria-hidden={mark ? true : undefined}>
        {brand}
      </span>
    </Anchor>
  );
}

/** What stands for a brand's logo where it cannot be seen: the brand's name, else "Brand". Source: PROD-06. */
export function brandLogoAlt(brand: string): string {
  return brand.trim() || 'Brand';
}
