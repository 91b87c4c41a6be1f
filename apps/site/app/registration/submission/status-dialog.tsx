import { mailUrl } from '@selvedge/contract/email';
import { REGISTRATION_NOT_SENT, REGISTRATION_SENT } from '@selvedge/contract/registration-answer';
import { homeUrl } from '@selvedge/contract/urls';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import layout from '../form.module.css';
import wizard from '../wizard.module.css';
import styles from './status-dialog.module.css';

/** What became of the application, with the one thing to do next. Source: REG-65 to REG-67. */
export function StatusDialog(props: {
  readonly outcome: 'sent' | 'failed' | undefined;
  readonly reference: string | undefined;
  /** Whether closing the message leads to what has to be corrected. */
  readonly isCorrectable: boolean;
  /** Why it was not even tried. */
  readonly reason?: string | undefined;
  readonly onClose: () => void;
}) {
  const { outcome, reference, isCorrectable, reason, onClose } = props;
  const { info_email } = useSite();
  const isSent = outcome === 'sent';
  const Icon = isSent ? CircleCheck : CircleAlert;
  return (
    <Dialog
      open={outcome !== undefined}
      onClose={onClose}
      title={isSent ? 'Success' : 'Error'}
      variant="centred"
      footer={
        isSent ? (
          <ButtonLink href={homeUrl()} wide>
            Return home
          </ButtonLink>
        ) : (
          <ButtonLink href={mailUrl(info_email)} newTab wide>
            Contact us
          </ButtonLink>
        )
      }
    >
      {outcome !== undefined && (
        <div className={styles.body}>
          <Icon className={isSent ? styles.sent : styles.failed} aria-hidden="true" />
          <p className={styles.text}>{isSent ? REGISTRATION_SENT : REGISTRATION_NOT_SENT}</p>
          {isSent && reference !== undefined && (
            <p className={styles.more}>
              Your reference is <strong className={styles.reference}>{reference}</strong>. Keep it
              for when you write or telephone to us.
            </p>
          )}
          {outcome === 'failed' && (
            <p className={styles.more}>
              {isCorrectable
                ? 'Something has to be corrected first. Close this message and we show you what.'
                : (reason ?? 'Nothing you have entered is lost. Close this message to try again.')}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Stands where the form was, once the application is sent, and takes the focus that the form had. Source: REG-64. */
export function SentNotice({ reference }: { readonly reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={layout.form}>
      <h1 ref={heading} tabIndex={-1} className={wizard.heading}>
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
