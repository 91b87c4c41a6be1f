import { useEffect, useId, useRef } from 'react';
import { fieldId } from '../../ui/fields/field-message.tsx';
import styles from '../../ui/fields/fields.module.css';
import type { FieldError } from './list-errors.ts';

/**
 * What stands in the way of going on, each line a link to its field. It takes the focus at every try that fails.
 *
 * @param attempts tries to go on that failed; without one nothing shows
 */
export function ErrorSummary(props: {
  readonly attempts: number;
  readonly errors: readonly FieldError[];
}) {
  const { attempts, errors } = props;
  const summary = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(0);
  const headingId = useId();
  useEffect(() => {
    // The errors may come a render later than the try that found them.
    if (attempts === focusedAt.current || !summary.current) return;
    focusedAt.current = attempts;
    summary.current.focus();
  });
  if (attempts === 0 || errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an alert that takes the focus is a group of links, not an output
    <div
      ref={summary}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.summary}
    >
      <h2 id={headingId} className={styles.summaryHeading}>
        There is a problem
      </h2>
      <ul className={styles.summaryList}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
