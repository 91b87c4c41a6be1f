import { fold } from '@selvedge/contract/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brandsQuery } from '../../calls/navigation-queries.ts';
import { useProductService } from '../../calls/product-service-context.tsx';
import { logFailedPicture } from '../../ui/picture/log-failed-picture.ts';
import styles from './brand-logo.module.css';
import { brandLogoAlt } from './brand-logo-alt.ts';

/** The site's own mark. */
const HOUSE_MARK = '/favicon.svg';

/**
 * The logo of a product's brand; where the brand has no picture, or it fails to load, its name. What names no brand is
 * the house's own, and has its mark. [PROD-02] [PROD-06]
 */
export function BrandLogo({ brand }: { readonly brand: string }) {
  const { data: brands = [] } = useQuery(brandsQuery(useProductService()));
  const [failed, setFailed] = useState('');
  const isOwn = fold(brand) === '';
  const named = brands.find((entry) => fold(entry.brand_name) === fold(brand));
  const logo = isOwn ? HOUSE_MARK : (named?.image_data ?? '');
  if (logo === '' || logo === failed) return brand && <p className={styles.name}>{brand}</p>;
  return (
    <img
      className={styles.logo}
      src={logo}
      alt={brandLogoAlt(brand)}
      onError={(event) => {
        logFailedPicture(event.currentTarget);
        setFailed(logo);
      }}
    />
  );
}
