import type { SearchSection } from '@selvedge/contract/search-sections';
import styles from './section-name.module.css';

/** The name of a section as the specification writes it; the underscore of `design_style` is there but takes no room. */
export function SectionName({ section }: { readonly section: SearchSection }) {
  const [first, ...rest] = section.split('_');
  return (
    <span className={styles.name}>
      {first}
      {rest.map((word) => (
        <span key={word}>
          <span className={styles.joint}>_</span>
          {word}
        </span>
      ))}
    </span>
  );
}
