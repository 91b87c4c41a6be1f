/** Items a breadcrumb shows by default (CONST-06). */
export const DEFAULT_MAX_ITEMS = 8;

export interface BreadcrumbItem {
  readonly label: string;
  /** Absent on the page that is open. */
  readonly href?: string;
}

/**
 * The items that a breadcrumb shows: all of them up to `max` (8 by default), else the first, a gap (`null`) and the
 * last ones, `max` places in all. Source: CONST-06.
 */
export function breadcrumbItems(
  items: readonly BreadcrumbItem[],
  max: number = DEFAULT_MAX_ITEMS,
): (BreadcrumbItem | null)[] {
  if (items.length <= max) return [...items];
  return [...items.slice(0, 1), null, ...items.slice(items.length - (max - 2))];
}
