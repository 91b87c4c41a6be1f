import type { NavigationSection } from '../../navigation/navigation-sections.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './site-footer.module.css';

/** One category: its own target as the heading, its pages below. [FOOT-02] [FOOT-03] [FOOT-12] */
export function FooterColumn({ section }: { readonly section: NavigationSection }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>
        <Anchor href={section.href} newTab={section.newTab} className={styles.headingLink}>
          {section.label}
        </Anchor>
      </h2>
      {section.links.length > 0 && (
        <ul>
          {section.links.map((link) => (
            <li key={link.href}>
              <Anchor href={link.href} newTab={link.newTab} className={styles.link}>
                {link.label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
