import { mailUrl } from '@selvedge/contract/email';
import type { TextPage } from '@selvedge/contract/house-content';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './terms-dialog.module.css';

const TITLE = 'Terms and Conditions';

/** The terms, with the returns policy among them. Source: REG-57, RET-01 to RET-13, decision 20. */
export function TermsDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pages: readonly TextPage[];
}) {
  const { open, onClose, pages } = props;
  const { info_email } = useSite();
  return (
    <Dialog open={open} onClose={onClose} title={TITLE} variant="centred">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by arrow keys only where it has the focus */}
      <section className={styles.text} aria-label="The terms in full" tabIndex={0}>
        {pages.length === 0 && (
          <p>
            The terms are sent on request
            {info_email !== '' && (
              <>
                : <a href={mailUrl(info_email)}>{info_email}</a>
              </>
            )}
            .
          </p>
        )}
        {pages.map((page) => (
          <section key={page.page_title} className={styles.page}>
            <h3 className={styles.title}>
              {page.page_title === TITLE ? (
                <VisuallyHidden>{TITLE}</VisuallyHidden>
              ) : (
                page.page_title
              )}
            </h3>
            {page.description !== '' && <p>{page.description}</p>}
            {page.sections.map(({ heading, paragraphs, points }) => (
              <section key={heading} className={styles.section}>
                {heading !== '' && <h4 className={styles.heading}>{heading}</h4>}
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points.length > 0 && (
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </section>
        ))}
      </section>
    </Dialog>
  );
}
