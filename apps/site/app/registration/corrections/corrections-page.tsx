import { homeUrl, registerUrl } from '@selvedge/contract/urls';
import { useState } from 'react';
import { usePageView } from '../../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import layout from '../form.module.css';
import { CorrectionsForm } from './corrections-form.tsx';
import { type Asked, useAskedCorrections } from './use-asked-corrections.ts';

const TITLE = 'Correct your application';

const TRAIL = [
  { label: 'Home', href: homeUrl() },
  { label: 'Trade registration', href: registerUrl() },
  { label: TITLE },
];

const WORDS: Readonly<Record<'unknown' | 'answered' | 'unreachable', string>> = {
  unknown:
    'This link is not complete, or its time is over. Please take it from our latest mail, or answer that mail.',
  answered:
    'Your corrections have arrived. There is nothing more to do; we write to you when we have decided.',
  unreachable: 'We cannot reach the registration desk just now. Please try again in a moment.',
};

/** What is said where there is nothing to fill in. */
function Said({ state, onTryAgain }: { state: Asked['state']; onTryAgain: () => void }) {
  if (state === 'fetching') return <Spinner label="Fetching what is asked of you" />;
  if (state === 'open') return null;
  return (
    <>
      <p role={state === 'answered' ? 'status' : 'alert'}>{WORDS[state]}</p>
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
            <p>
              Your application {asked.corrections.reference} is nearly complete. Please give us the
              following anew; everything else stays as you have sent it.
            </p>
          )}
          <Said state={state} onTryAgain={find} />
          {state === 'open' && 'corrections' in asked && (
            <CorrectionsForm
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
