import { Check } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './step-list.module.css';

/** The steps with a marker each: done, current or pending. Shown beside the form on large screens. Source: REG-02. */
export function StepList(props: { readonly titles: readonly string[]; readonly current: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {props.titles.map((title, place) => {
        const state =
          place < props.current ? 'done' : place === props.current ? 'current' : 'pending';
        return (
          <li
            key={title}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.marker} aria-hidden="true">
              {state === 'done' ? <Check className={styles.tick} /> : place + 1}
            </span>
            {title}
            <VisuallyHidden>, {state}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
