import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { useQuery } from '@tanstack/react-query';
import { applicationsQuery } from '../calls/navigation-queries.ts';
import { useProductService } from '../calls/product-service-context.tsx';
import type { SiteProfile } from '../site-profile.ts';
import { type NavigationSection, navigationSections } from './navigation-sections.ts';

/** The categories of header and footer; their submenus stay empty until, or unless, the applications are known. */
export function useNavigationSections(profile: SiteProfile): NavigationSection[] {
  const service = useProductService();
  const fabric = useQuery(applicationsQuery(service, ITEM_GROUP.fabric));
  const wallpaper = useQuery(applicationsQuery(service, ITEM_GROUP.wallpaper));
  return navigationSections(profile, {
    fabric: fabric.data ?? [],
    wallpaper: wallpaper.data ?? [],
  });
}
