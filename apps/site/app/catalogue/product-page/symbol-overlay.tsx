import type { DesignItem } from './product-attributes.ts';
import { ProductSymbol } from './product-symbol.tsx';
import { symbolName } from './symbol-name.ts';
import styles from './symbol-overlay.module.css';

/** The symbols of a product, laid on top of its pictures. [PROD-03] */
export function SymbolOverlay({ symbols }: { readonly symbols: DesignItem['symbols'] }) {
  if (symbols.length === 0) return null;
  return (
    <ul className={styles.symbols} aria-label="Symbols">
      {symbols.map(({ image_data, file_name }) => (
        <li key={`${file_name} ${image_data}`} className={styles.symbol}>
          <ProductSymbol picture={image_data} name={symbolName(file_name)} />
        </li>
      ))}
    </ul>
  );
}
