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
  route('wallpaper-calculator', 'routes/wallpaper-calculator.tsx'),
  route('calculators/wallpaper', 'routes/calculator-wallpaper.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
