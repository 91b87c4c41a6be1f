import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Summary, WizardData } from '../wizard-step.ts';
import styles from './answers.module.css';

/** Everything that was entered, step by step, to be checked before it is sent; what is missing is said (decision 10). */
export function Answers(props: {
  /** What was entered in the steps from the first on. */
  readonly summaries: readonly Summary[];
  readonly titles: readonly string[];
  readonly data: WizardData;
  /** Whether they are on their way, and must not be changed. */
  readonly busy: boolean;
  readonly onChange: (step: number) => void;
}) {
  const { summaries, titles, data, busy, onChange } = props;
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers" className={styles.heading}>
        Check your answers
      </h2>
      {summaries.map((summary, place) => {
        const title = titles[place];
        const rows = summary(data);
        if (rows.length === 0) return null;
        return (
          <section key={title} className={styles.step}>
            <div className={styles.head}>
              <h3 className={styles.title}>{title}</h3>
              <button
                type="button"
                className={styles.change}
                disabled={busy}
                onClick={() => onChange(place)}
              >
                Change<VisuallyHidden> {title}</VisuallyHidden>
              </button>
            </div>
            <dl className={styles.rows}>
              {rows.map(({ label, value }) => (
                <div key={label} className={styles.row}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={value === '' ? styles.missing : undefined}>
                    {value === '' ? 'Not given' : value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </section>
  );
}
