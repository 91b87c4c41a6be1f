import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site. Addresses are built by the functions of `@selvedge/contract/urls`. */
export default [
  index('routes/home.tsx'),
  route('item_group/:itemGroup', 'routes/item-group.tsx'),
  route('item_group/:itemGroup/application/:application', 'routes/application.tsx'),
  route(
    'item_group/:itemGroup/application/:application/collection/:collection',
    'routes/collection.tsx',
  ),
  route('item_group/:itemGroup/collection/:collection/design/:design', 'routes/product.tsx', {
    id: 'design',
  }),
  route(
    'item_group/:itemGroup/collection/:collection/design/:design/colour/:colour',
    'routes/product.tsx',
    { id: 'colour' },
  ),
  route('item_group/:itemGroup/collection/:collection/design/:design/room', 'routes/room.tsx'),
  route('brand', 'routes/brands.tsx'),
  route('item_group/:itemGroup/brand/:brand', 'routes/brand.tsx'),
  route('item_group/:itemGroup/application_type/:applicationType', 'routes/application-type.tsx', {
    id: 'application-type',
  }),
  route(
    'item_group/:itemGroup/application_type/:applicationType/category_name/:category',
    'routes/application-type.tsx',
    { id: 'category' },
  ),
  route('company', 'routes/store-locator.tsx', { id: 'company' }),
  route('store-locator', 'routes/store-locator.tsx', { id: 'store-locator' }),
  route('careers', 'routes/careers.tsx'),
  route('responsibilities', 'routes/responsibilities.tsx'),
  route('about-us', 'routes/text-page.tsx', { id: 'about-us' }),
  route('directors', 'routes/text-page.tsx', { id: 'directors' }),
  route('returns-policy', 'routes/text-page.tsx', { id: 'returns-policy' }),
  route('collections/:urlTitle/:id', 'routes/collection-by-id.tsx'),
  route('products/:sku', 'routes/product-by-sku.tsx'),
  route('catalogues/:id', 'routes/catalogue.tsx'),
  route('internationals', 'routes/internationals.tsx'),
  route('internationals/brand/:brandId?', 'routes/international-brand.tsx'),
  route('internationals/sample', 'routes/text-page.tsx', { id: 'internationals-sample' }),
  route('wallpaper-calculator', 'routes/wallpaper-calculator.tsx'),
  route('calculators/wallpaper', 'routes/calculator-wallpaper.tsx'),
  route('calculators/curtains', 'routes/calculator-curtains.tsx'),
  route('search', 'routes/search.tsx'),
  route('find-by-colour', 'routes/find-by-colour.tsx'),
  route('design', 'routes/design.tsx'),
  route('register', 'routes/register.tsx'),
  route('register/corrections', 'routes/register-corrections.tsx'),
  route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
