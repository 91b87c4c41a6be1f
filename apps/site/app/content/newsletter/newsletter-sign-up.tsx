import { isEmailAddress, NEWSLETTER_EMAIL_MESSAGE } from '@selvedge/contract/email';
import type {
  ConfirmSignUpResponse,
  SignUpRequest,
  SignUpResponse,
} from '@selvedge/contract/newsletter';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { serviceClient } from '../../data/service-client.ts';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './newsletter-sign-up.module.css';

type SignUp =
  | { readonly state: 'idle' | 'loading' | 'success' }
  | { readonly state: 'invalid' | 'error'; readonly message: string };

const SUCCESS = 'You have been subscribed';
/** Stands beside it where a mail asks whether the reader wants it. */
const LOOK = 'Look into your mail: the newsletter comes once you have said yes there.';
/** Spelled as the specification has it (ERR-05). */
const FAILURE = 'An error occured, please try again later';

/** The newsletter's form: idle, loading, then success or error. [NEWS-01] [NEWS-03] [NEWS-04] [ERR-04] [ERR-05] */
export function NewsletterSignUp() {
  const { servicesMode, isNewsletterConfirmed, info_email } = useSite();
  const [signUp, setSignUp] = useState<SignUp>({ state: 'idle' });
  // What was said on one page is not said on the next.
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    if (signUp.state !== 'loading') setSignUp({ state: 'idle' });
  }
  // Two clicks in one tick meet the same state: only what changes at once can tell them apart.
  const isSending = useRef(false);
  const id = useId();
  const isReady = useHydrated();
  const invalid = signUp.state === 'invalid';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    const problem = newsletterAddressProblem(email);
    if (problem !== null) {
      setSignUp({ state: 'invalid', message: problem });
      form.querySelector('input')?.focus();
      return;
    }
    isSending.current = true;
    setSignUp({ state: 'loading' });
    try {
      await sendSignUp({ origin: window.location.origin, mode: servicesMode }, email);
      setSignUp({ state: 'success' });
      form.reset();
    } catch {
      setSignUp({ state: 'error', message: FAILURE });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <section aria-labelledby={`${id}-heading`} className={styles.band}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          Join our newsletter
        </h2>
        <p className={styles.text}>New collections, colours and catalogues, as they arrive.</p>
      </div>
      <form noValidate className={styles.form} onSubmit={submit}>
        <label htmlFor={`${id}-email`} className={styles.label}>
          E-mail address
        </label>
        <div className={styles.line}>
          <input
            id={`${id}-email`}
            type="email"
            name="email"
            autoComplete="email"
            required
            placeholder="Enter your email"
            className={styles.field}
            aria-invalid={invalid}
            aria-describedby={`${id}-message`}
            onChange={() => {
              if (signUp.state !== 'loading') setSignUp({ state: 'idle' });
            }}
          />
          <Button
            type="submit"
            className={styles.submit}
            aria-label="Subscribe"
            disabled={!isReady}
            aria-busy={!isReady || signUp.state === 'loading'}
          >
            {signUp.state === 'loading' ? <Spinner label="Subscribing" small /> : 'Subscribe'}
          </Button>
        </div>
        <noscript>
          <p className={styles.text}>
            Signing up here takes scripts in your browser. Without them, please write to{' '}
            {info_email}.
          </p>
        </noscript>
        <p id={`${id}-message`} className={styles.message}>
          {'message' in signUp && <span role="alert">{signUp.message}</span>}
          <span role="status">{signUp.state === 'success' && SUCCESS}</span>
          {signUp.state === 'success' && isNewsletterConfirmed && (
            <span className={styles.look}>{LOOK}</span>
          )}
        </p>
      </form>
    </section>
  );
}

/** What is wrong with a typed address, or null. Source: NEWS-02, NEWS-03, decision 13. */
export function newsletterAddressProblem(typed: string): string | null {
  return isEmailAddress(typed.trim()) ? null : NEWSLETTER_EMAIL_MESSAGE;
}

/** Where the notification service is, seen from this page. */
interface NotificationHost {
  readonly origin: string;
  readonly mode: 'host' | 'path';
  readonly fetch?: typeof globalThis.fetch;
}

/** Posts a sign-up; once it resolves the address is kept. Rejects with a `ServiceError` otherwise. Source: NEWS-05. */
async function sendSignUp(host: NotificationHost, email: string): Promise<void> {
  const body: SignUpRequest = { email: email.trim() };
  const client = serviceClient({ ...host, service: 'notification' });
  const answer: unknown = await client.post<SignUpResponse>('/omnisend/sign-up', body);
  if (Object(answer).success === false) throw new Error('It was not taken');
}

/** Says yes for the address that a mailed link names. False for a link that is unknown or too old; rejects otherwise. */
export async function confirmSignUp(host: NotificationHost, token: string): Promise<boolean> {
  const client = serviceClient({ ...host, service: 'notification' });
  const { confirmed } = await client.post<ConfirmSignUpResponse>('/newsletter/confirm', { token });
  return confirmed;
}
