import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { applicationsQuery, brandsQuery } from '../../data/navigation-queries.ts';
import { useProductService } from '../../data/product-service-context.tsx';
import type { SiteProfile } from '../site-profile/site-profile.ts';
import type { NavigationSection } from './navigation-link.ts';
import { navigationSections } from './navigation-sections.ts';

/** The categories of header and footer; what the catalogue alone can fill in stays empty until, or unless, it is known. */
export function useNavigationSections(profile: SiteProfile): NavigationSection[] {
  const service = useProductService();
  const fabric = useQuery(applicationsQuery(service, ITEM_GROUP.fabric));
  const wallpaper = useQuery(applicationsQuery(service, ITEM_GROUP.wallpaper));
  const brands = useQuery(brandsQuery(service));
  return useMemo(
    () =>
      navigationSections(profile, {
        fabric: fabric.data ?? null,
        wallpaper: wallpaper.data ?? null,
        brands: brands.data?.map((brand) => brand.brand_name) ?? [],
      }),
    [profile, fabric.data, wallpaper.data, brands.data],
  );
}
