import styles from './care-and-standards.module.css';
import type { DesignItem } from './product-attributes.ts';
import { ProductSymbol } from './product-symbol.tsx';
import { SheetPart } from './sheet-part.tsx';
import { symbolName } from './symbol-name.ts';

interface Sign {
  readonly picture: string;
  readonly name: string;
}

/** How a product is cared for, and the standards that it meets. Source: ENT-06. */
export function CareAndStandards({ item }: { readonly item: DesignItem }) {
  const care = item.cleaning_instructions.map((entry) => ({
    picture: entry.image_data,
    name: entry.cleaning_instruction_name.trim() || symbolName(entry.file_name),
  }));
  const standards = item.standards.map((entry) => ({
    picture: entry.image_data,
    name: symbolName(entry.file_name),
  }));
  return (
    <>
      <Signs heading="Care" signs={care} />
      <Signs heading="Standards" signs={standards} />
    </>
  );
}

function Signs(props: { readonly heading: string; readonly signs: readonly Sign[] }) {
  if (props.signs.length === 0) return null;
  return (
    <SheetPart heading={props.heading}>
      <ul className={styles.signs}>
        {props.signs.map(({ picture, name }) => (
          <li key={`${name} ${picture}`}>
            <ProductSymbol picture={picture} name={name} named />
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}
