import type { BreadcrumbItem } from '../ui/breadcrumb/breadcrumb-items.ts';

/** The way to a page as search engines show it; the page itself comes last and needs no address. */
export const breadcrumbList = (origin: string, items: readonly BreadcrumbItem[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(href !== undefined && { item: new URL(href, origin).href }),
  })),
});
