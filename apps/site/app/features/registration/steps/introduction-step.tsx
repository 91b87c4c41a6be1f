import type { Introduction as Answers } from '@selvedge/contract/registration';
import { storeLocatorUrl } from '@selvedge/contract/urls';
import type { FormEvent } from 'react';
import { useSite } from '../../../site-profile.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { RadioField, YES_OR_NO } from '../fields/radio-field.tsx';
import layout from '../form.module.css';
import { StepFrame } from '../step-frame.tsx';
import type { IntroductionAnswers } from '../use-introduction.ts';
import styles from './introduction-step.module.css';
import { qualification } from './qualification.ts';

/** Who may apply, asked one question at a time. Source: REG-06, REG-08 to REG-12, decision 8. */
export function Introduction(props: {
  readonly introduction: IntroductionAnswers;
  readonly onContinue: () => void;
}) {
  const { answers, answer } = props.introduction;
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
    <StepFrame onSubmit={goOn} blocked={outcome !== 'qualifies'}>
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
          <p className={styles.note}>
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
    <div className={styles.refusal}>
      <p className={styles.refusalHeading}>
        Sorry - You currently don't qualify to apply for a trade account
      </p>
      <p>
        Please contact us{' '}
        {info_email !== '' && (
          <>
            at <a href={`mailto:${info_email}`}>{info_email}</a>{' '}
          </>
        )}
        for details of a trade member in your area.
      </p>
    </div>
  );
}
