import { type FormEvent, useId, useState } from 'react';
import { useSite } from '../../site-profile.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { newsletterAddressProblem } from './newsletter-address.ts';
import styles from './newsletter-sign-up.module.css';
import { sendSignUp } from './send-sign-up.ts';

type SignUp =
  | { readonly state: 'idle' | 'loading' | 'success' }
  | { readonly state: 'invalid' | 'error'; readonly message: string };

const SUCCESS = 'You have been subscribed';
/** Spelled as the specification has it (ERR-05). */
const FAILURE = 'An error occured, please try again later';

/** The newsletter's form: idle, loading, then success or error. [NEWS-01] [NEWS-03] [NEWS-04] [ERR-04] [ERR-05] */
export function NewsletterSignUp() {
  const { servicesMode } = useSite();
  const [email, setEmail] = useState('');
  const [signUp, setSignUp] = useState<SignUp>({ state: 'idle' });
  const id = useId();
  const invalid = signUp.state === 'invalid';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signUp.state === 'loading') return;
    const problem = newsletterAddressProblem(email);
    if (problem !== null) {
      setSignUp({ state: 'invalid', message: problem });
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setSignUp({ state: 'loading' });
    try {
      await sendSignUp({ origin: window.location.origin, mode: servicesMode }, email);
      setSignUp({ state: 'success' });
      setEmail('');
    } catch {
      setSignUp({ state: 'error', message: FAILURE });
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
      {/* "dialog" outside of a dialog sends nothing: until the script is there no address gets into the page's URL. */}
      <form noValidate method="dialog" className={styles.form} onSubmit={submit}>
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
            value={email}
            aria-invalid={invalid}
            aria-describedby={`${id}-message`}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              if (signUp.state !== 'loading') setSignUp({ state: 'idle' });
            }}
          />
          <Button
            type="submit"
            className={styles.submit}
            aria-label="Subscribe"
            aria-busy={signUp.state === 'loading'}
          >
            {signUp.state === 'loading' ? <Spinner label="Subscribing" small /> : 'Subscribe'}
          </Button>
        </div>
        <p id={`${id}-message`} className={styles.message}>
          {'message' in signUp && <span role="alert">{signUp.message}</span>}
          <span role="status">{signUp.state === 'success' && SUCCESS}</span>
        </p>
      </form>
    </section>
  );
}
