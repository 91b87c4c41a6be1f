import { ButtonLink } from '../../ui/button/button.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import styles from './banner.module.css';

/** The link of a film whose own surface is taken by its controls. [BANNER-06] */
export function HeroLink({ link, label }: { readonly link: LinkTarget; readonly label: string }) {
  return (
    <div className={styles.link}>
      <ButtonLink
        href={link.href}
        newTab={link.newTab}
        variant="outline"
        aria-label={`Explore More: ${label}`}
      >
        Explore More
      </ButtonLink>
    </div>
  );
}
