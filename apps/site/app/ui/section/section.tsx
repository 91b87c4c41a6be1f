import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

/** A part of a page within the page's margins, named by its heading. */
export function Section(props: {
  readonly heading?: string;
  /** Names the section where it shows no heading. */
  readonly label?: string;
  /** Stands at the end of the heading's line: a count, a link. */
  readonly aside?: ReactNode;
  /** White by default; `ground` is the warm grey. */
  readonly tone?: 'paper' | 'ground';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { heading, label, aside, tone = 'paper', className, children } = props;
  const id = useId();
  const name = heading
    ? { 'aria-labelledby': id }
    : { ...(label !== undefined && { 'aria-label': label }) };
  return (
    <section
      {...name}
      className={classNames(styles.section, tone === 'ground' && styles.ground, className)}
      data-band={tone === 'ground' || undefined}
    >
      {heading && (
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
