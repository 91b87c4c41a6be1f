/** "148 products, page 1 of 17": how much was found and where in it the visitor is. */
export function countLine(total: number, page: number, pages: number): string {
  const products = total === 1 ? '1 product' : `${total} products`;
  return pages > 1 ? `${products}, page ${page} of ${pages}` : products;
}
