import { homeUrl } from '@selvedge/contract/urls';
import { useState } from 'react';
import { usePageView } from '../../shell/page-views/use-page-view.ts';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './newsletter-confirmation.module.css';
import { confirmSignUp } from './newsletter-sign-up.tsx';

const TITLE = 'Confirm your newsletter';
const TRAIL = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];

type State = 'asked' | 'sending' | 'confirmed' | 'unknown' | 'failed';

const WORDS: Readonly<Record<Exclude<State, 'asked' | 'sending'>, string>> = {
  confirmed: 'You have been subscribed',
  unknown:
    'This link is not complete, or its time is over. Please sign up anew at the foot of any page.',
  failed: 'We could not keep your answer just now. Please try again in a moment.',
};

const QUESTION =
  'Somebody signed your e-mail address up for our newsletter. If it was you, say yes here; if not, do nothing, and we delete the address.';

const TOKEN = /^[\w-]{43}$/u;

/** Asks whether the reader of a mail wants the newsletter. What names the address stands behind the `#`. */
export function NewsletterConfirmation() {
  const { servicesMode, info_email } = useSite();
  const [state, setState] = useState<State>('asked');
  usePageView(TITLE);
  async function confirm(): Promise<void> {
    if (state === 'sending') return;
    const token = window.location.hash.slice(1);
    if (!TOKEN.test(token)) return setState('unknown');
    setState('sending');
    try {
      const host = { origin: window.location.origin, mode: servicesMode };
      setState((await confirmSignUp(host, token)) ? 'confirmed' : 'unknown');
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      <PageIntro
        heading={TITLE}
        text={state === 'confirmed' ? '' : QUESTION}
        above={<Breadcrumb items={TRAIL} />}
      />
      <Section label={TITLE}>
        {state !== 'confirmed' && state !== 'unknown' && (
          <Button onClick={confirm} aria-busy={state === 'sending'}>
            Yes, send me the newsletter
          </Button>
        )}
        <p role={state === 'confirmed' ? 'status' : 'alert'}>
          {state !== 'asked' && state !== 'sending' && WORDS[state]}
        </p>
        {state !== 'unknown' && (
          <p className={styles.wayOut}>
            You can leave the newsletter at any time: by the link at its foot
            {info_email !== '' && (
              <>
                , or by writing to <a href={`mailto:${info_email}`}>{info_email}</a>
              </>
            )}
            .
          </p>
        )}
        {state === 'confirmed' && (
          <p className={styles.wayOut}>
            <Anchor href={homeUrl()}>Go to the home page</Anchor>
          </p>
        )}
      </Section>
    </>
  );
}
