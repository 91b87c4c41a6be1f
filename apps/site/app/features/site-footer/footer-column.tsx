import type { NavigationLink } from '../../navigation/navigation-link.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './site-footer.module.css';

/** A heading, which may lead somewhere itself, and its links. [FOOT-01] [FOOT-02] [FOOT-03] [FOOT-09] [FOOT-12] */
export function FooterColumn(props: {
  readonly heading: string;
  readonly target?: Omit<NavigationLink, 'label'> | null;
  readonly links: readonly NavigationLink[];
}) {
  const { heading, target, links } = props;
  return (
    <div>
      <h2 className={styles.heading}>
        {target ? (
          <Anchor {...target} className={styles.headingLink}>
            {heading}
          </Anchor>
        ) : (
          heading
        )}
      </h2>
      {links.length > 0 && (
        <ul>
          {links.map(({ label, href, newTab }) => (
            <li key={label}>
              <Anchor href={href} newTab={newTab} className={styles.link}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
