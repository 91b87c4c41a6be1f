/** Objects that an answer may nest a product's attributes under. */
const NESTS = ['stock_master', 'stock-master', 'stockMaster', 'product'] as const;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * A product of an answer with all its attributes at the top level: they may stand under a stock-master or product
 * object. The top level wins, unless it is blank. One without such an object is given back as it is. Source: PROD-20.
 */
export function flatProduct<P extends object>(product: P): P {
  const nests = NESTS.map((name): unknown => Reflect.get(product, name)).filter(isObject);
  if (nests.length === 0) return product;
  const flat = { ...product };
  for (const nest of nests)
    for (const [field, value] of Object.entries(nest))
      if (isBlank(Reflect.get(flat, field))) Reflect.set(flat, field, value);
  return flat;
}
