import { classNames } from '../../ui/class-names.ts';
import { useFailedPicture } from '../../ui/picture/use-failed-picture.ts';
import type { DesignItem } from './product-attributes.ts';
import { SheetPart } from './product-sheet.tsx';
import styles from './product-symbols.module.css';

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

/** A symbol, standard or care sign: its picture with its name, or its name alone where it has no picture. [PROD-03] */
function ProductSymbol(props: {
  readonly picture: string;
  readonly name: string;
  /** Whether the name stands beside the picture as well. */
  readonly named?: boolean;
}) {
  const { picture, name, named = false } = props;
  const { hasFailed, watch } = useFailedPicture(picture);
  if (picture === '' || hasFailed)
    return name && <span className={classNames(styles.badge, styles.words)}>{name}</span>;
  return (
    <span className={styles.badge}>
      <img
        {...watch}
        className={styles.picture}
        src={picture}
        alt={named ? '' : name}
        loading="lazy"
        fetchPriority="low"
      />
      {named && name}
    </span>
  );
}

/** The name of a symbol as people read it: its file's ending and underscores gone. */
export function symbolName(fileName: string): string {
  return fileName
    .replace(/\.(?:png|jpe?g|svg|webp|gif)$/iu, '')
    .replaceAll('_', ' ')
    .trim();
}
