/** Whether a path lies in the design area: a product page, with a colour or without, or its room. Source: PROD-13, ROUTE-09. */
export function isDesignArea(pathname: string): boolean {
  return /^\/item_group\/[^/]+\/collection\/[^/]+\/design\/[^/]+/u.test(pathname);
}
