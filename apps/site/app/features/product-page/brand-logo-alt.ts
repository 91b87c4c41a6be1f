/** What stands for a brand's logo where it cannot be seen: the brand's name, else "Brand". Source: PROD-06. */
export function brandLogoAlt(brand: string): string {
  return brand.trim() || 'Brand';
}
