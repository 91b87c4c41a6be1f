import { mailUrl } from '@selvedge/contract/email';
import type { Introduction as Answers } from '@selvedge/contract/registration';
import { storeLocatorUrl } from '@selvedge/contract/urls';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { RadioField, YES_OR_NO } from '../fields/radio-field.tsx';
import layout from '../form.module.css';
import { StepFrame } from '../step-frame.tsx';
import { type IntroductionAnswers, isQuestion, qualification } from '../use-introduction.ts';
import type { Summary } from '../wizard-step.ts';

/** Who may apply, asked one question at a time. Source: REG-06, REG-08 to REG-12, decision 8. */
export function Introduction(props: {
  readonly introduction: IntroductionAnswers;
  /** What is to be known before one begins. */
  readonly above?: ReactNode;
  readonly onContinue: () => void;
}) {
  const { answers, answer } = props.introduction;
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (inputs) => {
    for (const { name, value } of inputs)
      if (isQuestion(name)) answer(name, value === 'yes' ? 'yes' : 'no');
  });
  const { supplier_name } = useSite();
  const { asks, outcome } = qualification(answers);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'qualifies') props.onContinue();
  };
  const question = (name: keyof Answers) => ({
    name,
    choices: YES_OR_NO,
    chosen: answers[name],
    onChoose: (reply: string) => answer(name, reply === 'yes' ? 'yes' : 'no'),
  });
  return (
    <StepFrame ref={form} onSubmit={goOn} blocked={outcome !== 'qualifies'}>
      {props.above}
      <div className={layout.lead}>
        <p>
          A trade account with {supplier_name} is for members of the trade: decorators, designers,
          architects, upholsterers, retailers and others who work with what we make.
        </p>
        <p>
          Every application is reviewed and needs our approval; an account is not guaranteed. Have
          three trade references and your company’s documents at hand. It takes about ten minutes.
        </p>
      </div>
      <RadioField {...question('trade_member')} legend="Are you a trade member?" />
      {asks.references && (
        <RadioField
          {...question('trade_references')}
          legend="Do you have at least three trade references?"
        />
      )}
      {asks.qualification && (
        <RadioField
          {...question('qualification')}
          legend="Do you have proof of an interior design qualification?"
        />
      )}
      <div aria-live="polite">
        {outcome === 'no-qualification' && <Refusal />}
        {outcome === 'no-trade-member' && (
          <p className={layout.note}>
            Only trade members may apply. For your own home,{' '}
            <Anchor href={storeLocatorUrl()}>find where to buy</Anchor>.
          </p>
        )}
      </div>
    </StepFrame>
  );
}

/** The black panel. Source: REG-12. */
function Refusal() {
  const { info_email } = useSite();
  return (
    <div className={layout.refusal}>
      <p className={layout.refusalHeading}>
        Sorry - You currently don't qualify to apply for a trade account
      </p>
      <p>
        Please contact us{' '}
        {info_email !== '' && (
          <>
            at <a href={mailUrl(info_email)}>{info_email}</a>{' '}
          </>
        )}
        for details of a trade member in your area.
      </p>
    </div>
  );
}

const YES_NO_WORDS = { yes: 'Yes', no: 'No' };

/** What was answered. */
export const introductionSummary: Summary = ({ introduction }) => {
  const { asks } = qualification(introduction);
  const row = (label: string, answer: 'yes' | 'no') => ({ label, value: YES_NO_WORDS[answer] });
  return [
    row('Trade member', introduction.trade_member),
    row('Three trade references', introduction.trade_references),
    ...(asks.qualification ? [row('Proof of qualification', introduction.qualification)] : []),
  ];
};
