import { Section } from '../../ui/section/section.tsx';
import sheet from '../../ui/tokens.css?raw';
import styles from './design-guide.module.css';

const TYPE = [
  'display',
  'title',
  'heading',
  'subheading',
  'lead',
  'body',
  'small',
  'caption',
] as const;

/** The colours, the type and the spaces, read from the tokens themselves. */
export function ColourAndType() {
  return (
    <>
      <Section heading="Colour" aside="Ink, paper and one warm grey: the products are the colour">
        <ul className={styles.grid}>
          {tokensOf(sheet, '--color-').map(({ name, value }) => (
            <li key={name}>
              <svg
                className={styles.swatch}
                viewBox="0 0 10 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width="10" height="10" fill={`var(${name})`} />
              </svg>
              <span className={styles.name}>{name.slice('--color-'.length)}</span>
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Type" aside="Source Serif 4 for headings, Hanken Grotesk for the rest">
        <ul className={styles.stack}>
          {TYPE.map((size) => (
            <li key={size} className={styles.sample}>
              <span className={styles[size]}>Warp, weft and a good light</span>
              <span className={styles.value}>{size}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Space">
        <ul className={styles.stack}>
          {tokensOf(sheet, '--space-')
            .filter(({ name }) => /\d$/u.test(name))
            .map(({ name, value }) => (
              <li key={name}>
                <svg className={styles.bar} aria-hidden="true">
                  <rect width={value} height="100%" fill="var(--color-ground-deep)" />
                </svg>
                <span className={styles.value}>
                  {name.slice(2)}: {value}
                </span>
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}

/** A token of the style sheet. */
interface DesignToken {
  /** As style sheets name it, with its two hyphens. */
  readonly name: string;
  readonly value: string;
}

/** The tokens whose names begin so, in the order of the sheet; a token that is set again for some visitors counts once. */
export function tokensOf(sheet: string, beginning: string): DesignToken[] {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gmu)) {
    if (name.startsWith(beginning) && !found.has(name)) found.set(name, value);
  }
  return [...found].map(([name, value]) => ({ name, value }));
}
