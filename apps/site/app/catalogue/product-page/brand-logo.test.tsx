import type { Brand } from '@selvedge/contract/product-calls';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { brandsQuery } from '../../data/navigation-queries.ts';
import { AppProviders } from '../../data/services-context.tsx';
import { BrandLogo, brandLogoAlt } from './brand-logo.tsx';

const product = fakeProductService({});
const content = {
  content: () => Promise.reject(new Error('unasked')),
  internationals: () => Promise.reject(new Error('unasked')),
  internationalBrand: () => Promise.reject(new Error('unasked')),
  vacancies: () => Promise.reject(new Error('unasked')),
};

function logoOf(brand: string, brands: readonly Brand[]): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } });
  queryClient.setQueryData(brandsQuery(product).queryKey, [...brands]);
  return renderToStaticMarkup(
    <AppProviders queryClient={queryClient} product={product} content={content}>
      <BrandLogo brand={brand} houseIcon="/favicon.svg" />
    </AppProviders>,
  );
}

test('[PROD-02] a brand’s logo is called by the brand, whatever the case of its name', () => {
  const logo = logoOf('REED', [{ brand_name: 'Reed', image_data: '/reed.svg' }]);
  expect(logo).toContain('src="/reed.svg"');
  expect(logo).toContain('alt="REED"');
});

test('[PROD-02] a brand’s logo and name lead to the brand’s page', () => {
  const logo = logoOf('REED', [{ brand_name: 'Reed', image_data: '/reed.svg' }]);
  expect(logo).toMatch(/<a [^>]*href="\/item_group\/9000\/brand\/Reed"/u);
  expect(logo).toMatch(/<span [^>]*>REED<\/span><\/a>$/u);
});

test('[PROD-06] where a product names no brand the house’s mark is called Brand', () => {
  for (const unnamed of ['', ' ']) {
    const logo = logoOf(unnamed, [{ brand_name: 'Reed', image_data: '/reed.svg' }]);
    expect(logo).toContain('src="/favicon.svg"');
    expect(logo).toContain('alt="Brand"');
  }
});

test('[PROD-02] a brand without a logo shows its name', () => {
  expect(logoOf('Reed', [{ brand_name: 'Reed', image_data: '' }])).toMatch(/>Reed<\/span><\/a>$/u);
});

it('[PROD-06] names a logo by its brand, and by "Brand" where that has no name', () => {
  expect(brandLogoAlt('Protea & Co')).toBe('Protea & Co');
  expect(brandLogoAlt('')).toBe('Brand');
  expect(brandLogoAlt('  ')).toBe('Brand');
});
