import { homeUrl } from '@selvedge/contract/urls';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import layout from '../form.module.css';
import styles from '../wizard.module.css';

/** Stands where the form was, once the application is sent, and takes the focus that the form had. Source: REG-64. */
export function SentNotice({ reference }: { readonly reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={layout.form}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Thank you for applying
      </h1>
      <div className={layout.lead}>
        <p>
          We have received your application under the reference <strong>{reference}</strong>.
        </p>
        <p>
          A mail with the reference is on its way to the address you gave. We review your
          application and write to you there; until then there is nothing more for you to do.
        </p>
      </div>
      <div className={layout.buttons}>
        <ButtonLink href={homeUrl()} variant="outline">
          Back to the catalogue
        </ButtonLink>
      </div>
    </div>
  );
}
