import { storeLocatorUrl } from '@selvedge/contract/urls';
import { useSite } from '../../../site-profile.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { fieldProps } from '../fields/field-props.ts';
import { RadioField, YES_OR_NO } from '../fields/radio-field.tsx';
import { StepForm } from '../step-form.tsx';
import styles from '../wizard.module.css';
import type { StepProps, WizardStep } from '../wizard-step.ts';
import { qualification } from './qualification.ts';

const YES_NO_WORDS = { yes: 'Yes', no: 'No' };

/** Who may apply, asked one question at a time. Source: REG-06, REG-08 to REG-12, decision 8. */
function Introduction({ forms, onContinue, onBack, isSentBack }: StepProps) {
  const form = forms.introduction;
  const { supplier_name } = useSite();
  const { asks, outcome } = qualification(form.watch());
  return (
    <StepForm
      form={form}
      order={[]}
      onContinue={onContinue}
      onBack={onBack}
      isSentBack={isSentBack}
      blocked={outcome !== 'qualifies'}
    >
      <div className={styles.lead}>
        <p>
          A trade account with {supplier_name} is for members of the trade: decorators, designers,
          architects, upholsterers, retailers and others who work with what we make.
        </p>
        <p>
          Every application is reviewed and needs our approval; an account is not guaranteed. Have
          three trade references and your company’s documents at hand. It takes about ten minutes.
        </p>
      </div>
      <RadioField
        {...fieldProps(form, 'trade_member')}
        legend="Are you a trade member?"
        choices={YES_OR_NO}
      />
      {asks.references && (
        <RadioField
          {...fieldProps(form, 'trade_references')}
          legend="Do you have at least three trade references?"
          choices={YES_OR_NO}
        />
      )}
      {asks.qualification && (
        <RadioField
          {...fieldProps(form, 'qualification')}
          legend="Do you have proof of an interior design qualification?"
          choices={YES_OR_NO}
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
    </StepForm>
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

export const introductionStep: WizardStep = {
  Page: Introduction,
  summary: ({ forms }) => {
    const answers = forms.introduction.getValues();
    const { asks } = qualification(answers);
    const row = (label: string, answer: 'yes' | 'no') => ({ label, value: YES_NO_WORDS[answer] });
    return [
      row('Trade member', answers.trade_member),
      row('Three trade references', answers.trade_references),
      ...(asks.qualification ? [row('Proof of qualification', answers.qualification)] : []),
    ];
  },
};
