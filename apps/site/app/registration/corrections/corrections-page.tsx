import type { CorrectedValue, FoundCorrections } from '@selvedge/contract/registration-corrections';
import { ServiceError } from '@selvedge/contract/services';
import { homeUrl, registerUrl } from '@selvedge/contract/urls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ServiceOptions, serviceClient, UNREACHABLE } from '../../data/service-client.ts';
import { usePageView } from '../../shell/page-views/use-page-view.ts';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import layout from '../form.module.css';
import { CorrectionsForm } from './corrections-form.tsx';
import { keptDocuments } from './kept-documents.ts';

const TITLE = 'Correct your application';

const TRAIL = [
  { label: 'Home', href: homeUrl() },
  { label: 'Trade registration', href: registerUrl() },
  { label: TITLE },
];

const WORDS: Readonly<Record<'unknown' | 'answered' | 'elsewhere' | 'unreachable', string>> = {
  unknown:
    'This link is not complete, or its time is over. Please take it from our latest mail, or answer that mail.',
  answered:
    'Your corrections have arrived. There is nothing more to do; we write to you when we have decided.',
  elsewhere:
    'Corrections were sent already, from another page or device. What you entered here was not sent: if it differs, please answer our mail.',
  unreachable: 'We cannot reach the registration desk just now. Please try again in a moment.',
};

/** What is said where there is nothing to fill in. */
function Said({ state, onTryAgain }: { state: Asked['state']; onTryAgain: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // Who has just sent the form stands far below where it was.
    if (before.current === 'open') {
      words.current?.scrollIntoView({ block: 'center' });
      words.current?.focus({ preventScroll: true });
    }
    before.current = state;
  }, [state]);
  if (state === 'fetching') return <Spinner label="Fetching what is asked of you" />;
  if (state === 'open') return null;
  return (
    <>
      <p ref={words} tabIndex={-1} role={state === 'answered' ? 'status' : 'alert'}>
        {WORDS[state]}
      </p>
      {state === 'unreachable' && <Button onClick={onTryAgain}>Try again</Button>}
    </>
  );
}

/** Where a mailed link lets an applicant correct the items that the desk asked for. */
export function CorrectionsPage() {
  const { asked, find, send } = useAskedCorrections();
  const [isSent, setSent] = useState(false);
  const state = isSent ? 'answered' : asked.state;
  usePageView('Trade Registration - Corrections');
  return (
    <>
      <PageIntro
        heading={TITLE}
        text="What you send goes to our registration desk alone. It is encrypted before it is stored."
        above={<Breadcrumb items={TRAIL} />}
      />
      <Section label={TITLE}>
        <div className={classNames(layout.form, layout.alone)}>
          {state === 'open' && 'corrections' in asked && (
            <>
              <p>
                Your application {asked.corrections.reference} is nearly complete. Please give us
                the following anew; everything else stays as you have sent it. What you sent before
                is not shown here, so that this link shows it to nobody.
              </p>
              {asked.corrections.message !== '' && (
                <p className={layout.written}>{asked.corrections.message}</p>
              )}
            </>
          )}
          <Said state={state} onTryAgain={find} />
          {state === 'open' && 'corrections' in asked && (
            <CorrectionsForm
              key={asked.token}
              token={asked.token}
              corrections={asked.corrections}
              send={send}
              onSent={() => setSent(true)}
            />
          )}
        </div>
      </Section>
    </>
  );
}

/** What is known of a link. */
type Asked =
  | { readonly state: 'fetching' | 'unknown' | 'unreachable' | 'elsewhere' }
  | {
      readonly state: 'open' | 'answered';
      readonly token: string;
      readonly corrections: FoundCorrections;
    };

/** What a link opens stands behind the `#`, which no server hears of. */
const tokenOfAddress = (): string => window.location.hash.slice(1);

/** Whether the service has refused the link itself, as one that was cut by a mail program. */
const isRefused = (error: unknown): boolean =>
  error instanceof ServiceError && error.status > UNREACHABLE && error.status < 500;

/** Finds what the address's link asks for. */
function useAskedCorrections() {
  const { servicesMode } = useSite();
  const [asked, setAsked] = useState<Asked>({ state: 'fetching' });
  const calls = useCallback(
    () => correctionCalls({ origin: window.location.origin, mode: servicesMode }),
    [servicesMode],
  );
  const find = useCallback(async () => {
    const token = tokenOfAddress();
    // Who comes without a link is told so, and nobody is asked.
    if (token === '') return setAsked({ state: 'unknown' });
    setAsked({ state: 'fetching' });
    try {
      const corrections = await calls().find(token);
      if (!corrections) setAsked({ state: 'unknown' });
      else setAsked({ state: corrections.is_answered ? 'answered' : 'open', token, corrections });
      // A link that is over has nothing to send.
      if (corrections?.is_answered !== false) void keptDocuments(token).forget();
    } catch (error) {
      setAsked({ state: isRefused(error) ? 'unknown' : 'unreachable' });
    }
  }, [calls]);
  useEffect(() => {
    void find();
    window.addEventListener('hashchange', find);
    return () => window.removeEventListener('hashchange', find);
  }, [find]);
  const isTried = useRef(false);
  /** Resolves to whether these values have arrived; others may have, from elsewhere. */
  const send = async (values: Readonly<Record<string, CorrectedValue>>): Promise<boolean> => {
    const token = tokenOfAddress();
    // What has been tried from here may have arrived, and is answered as the first time.
    const now = isTried.current ? null : await calls().find(token);
    if (now?.is_answered) {
      setAsked({ state: 'elsewhere' });
      void keptDocuments(token).forget();
      return false;
    }
    isTried.current = true;
    await calls().send(token, values);
    return true;
  };
  return { asked, find, send };
}

const PATH = '/consumer/registration-corrections';

/** The calls behind a link that asks for corrections. Each rejects with the service's words where it fails. */
function correctionCalls(options: ServiceOptions) {
  const { post } = serviceClient({ ...options, service: 'product' });
  return {
    /** Null for a link that is unknown or too old. */
    find: async (token: string) => {
      const answer = await post<{ readonly corrections: FoundCorrections | null }>(`${PATH}/find`, {
        token,
      });
      return answer.corrections;
    },
    send: (token: string, values: Readonly<Record<string, CorrectedValue>>) =>
      post<{ readonly msg: string }>(`${PATH}/send`, { token, values }),
  };
}
