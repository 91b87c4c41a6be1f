import { returnsPolicyUrl } from '@selvedge/contract/urls';
import { type MouseEvent, useState } from 'react';
import { asSentence } from '../../data/service-client.ts';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { blankDeclaration } from '../blank-forms.ts';
import { documentAreas } from '../documents/document-areas.ts';
import { CheckField } from '../fields/check-field.tsx';
import { fieldProps } from '../fields/field-props.ts';
import { RadioField, YES_OR_NO } from '../fields/radio-field.tsx';
import layout from '../form.module.css';
import { StepForm } from '../step-form.tsx';
import { TermsDialog } from '../submission/terms-dialog.tsx';
import type { StepProps, Summary, WizardData } from '../wizard-step.ts';
import { companySummary } from './company-details-step.tsx';
import styles from './declaration-step.module.css';
import { documentsSummary } from './document-upload-step.tsx';
import { introductionSummary } from './introduction-step.tsx';
import { referencesSummary } from './trade-references-step.tsx';

const ORDER = Object.keys(blankDeclaration);

/** What was entered in the steps before this one, in their order. */
const SUMMARIES = [introductionSummary, companySummary, referencesSummary, documentsSummary];

/** The id of the sentence that says which documents are missing (decision 10). */
const MISSING = 'missing-documents';
/** As in "A, B and C". */
const LIST = new Intl.ListFormat('en-GB');

/** What the applicant puts a name to. Source: REG-54 to REG-63. */
export function Declaration(props: StepProps) {
  const { forms, onChange, onContinue, onBack, sending, terms, failure } = props;
  const form = forms.declaration;
  const { supplier_name } = useSite();
  const [termsOpen, setTermsOpen] = useState(false);
  const accepted = form.watch('terms_accepted');
  const missing = documentsSummary(props).flatMap(({ label, value }) =>
    value === '' ? label : [],
  );
  const refused = documentAreas(props.byProof).flatMap(({ key, title }) =>
    props.documents.slots[key]?.file?.problem === undefined ? [] : title,
  );
  const openTerms = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // asked for in another tab or window
    event.preventDefault();
    setTermsOpen(true);
  };
  const submit = (
    <Button
      type="submit"
      disabled={!accepted}
      aria-disabled={sending || undefined}
      aria-describedby={refused.length === 0 && missing.length > 0 ? MISSING : undefined}
    >
      {sending && <Spinner small label="Sending your application" />}
      Submit Application
    </Button>
  );
  return (
    <>
      <StepForm
        form={form}
        order={ORDER}
        onContinue={onContinue}
        onBack={onBack}
        busy={sending}
        submit={submit}
        isSentBack={props.isSentBack}
      >
        <p className={layout.lead}>
          Last step! Please make sure you've read and understood the following
        </p>
        <Answers
          summaries={SUMMARIES}
          titles={props.titles}
          data={props}
          busy={sending}
          onChange={onChange}
        />
        <div className={layout.pair}>
          <TextField {...fieldProps(form, 'name')} label="Full Name" autoComplete="name" />
          <TextField
            {...fieldProps(form, 'title')}
            label="Company Name"
            autoComplete="organization"
          />
          <TextField
            {...fieldProps(form, 'email')}
            label="Email address"
            hint="We write to this address about your application"
            type="email"
            autoComplete="email"
          />
        </div>
        <div className={styles.legal}>
          <p>I declare, in the name of the company above, that:</p>
          <ul className={styles.points}>
            <li>
              I have full legal capacity and authority to place orders with {supplier_name} and to
              pay for them;
            </li>
            <li>
              I bind myself jointly and severally, as co-principal debtor, for the payment of all
              amounts that the company owes;
            </li>
            <li>I have read the return policy and agree to it.</li>
          </ul>
        </div>
        <RadioField
          {...fieldProps(form, 'marketing')}
          legend="Marketing consent: may we send you news of new collections and offers?"
          choices={YES_OR_NO}
        />
        <div className={styles.terms}>
          <CheckField {...form.register('terms_accepted')} id="terms_accepted">
            I accept the terms and conditions
          </CheckField>
          {/* Where it cannot open them, it leads to the part of them that has a page of its own. */}
          <a
            href={returnsPolicyUrl()}
            aria-haspopup="dialog"
            className={layout.link}
            onClick={openTerms}
          >
            Read the Terms and Conditions
          </a>
        </div>
        <p className={styles.privacy}>
          We respect your privacy and comply with the POPI Act (Protection of Personal Information
          Act). What you send is used to decide on your application and to keep your account.
        </p>
        {refused.length > 0 && (
          <p className={layout.failure}>
            {LIST.format(refused)}: the file cannot be sent. Give another one or remove it under
            Document Upload before you submit.
          </p>
        )}
        {refused.length === 0 && missing.length > 0 && (
          <p id={MISSING} className={layout.groupHint}>
            You can send your application as it is, and we will ask you for what is not there yet:{' '}
            {LIST.format(missing)}.
          </p>
        )}
        {failure !== undefined && (
          <p className={layout.failure} role="alert">
            {asSentence(failure)} Nothing you have entered is lost: you can correct it and submit
            again.
          </p>
        )}
      </StepForm>
      <TermsDialog open={termsOpen} onClose={() => setTermsOpen(false)} pages={terms} />
    </>
  );
}

/** Everything that was entered, step by step, to be checked before it is sent; what is missing is said (decision 10). */
function Answers(props: {
  /** What was entered in the steps from the first on. */
  readonly summaries: readonly Summary[];
  readonly titles: readonly string[];
  readonly data: WizardData;
  /** Whether they are on their way, and must not be changed. */
  readonly busy: boolean;
  readonly onChange: (step: number) => void;
}) {
  const { summaries, titles, data, busy, onChange } = props;
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers" className={styles.heading}>
        Check your answers
      </h2>
      {summaries.map((summary, place) => {
        const title = titles[place];
        const rows = summary(data);
        if (rows.length === 0) return null;
        return (
          <section key={title} className={styles.step}>
            <div className={styles.head}>
              <h3 className={styles.title}>{title}</h3>
              <button
                type="button"
                className={styles.change}
                disabled={busy}
                onClick={() => onChange(place)}
              >
                Change<VisuallyHidden> {title}</VisuallyHidden>
              </button>
            </div>
            <dl className={styles.rows}>
              {rows.map(({ label, value }) => (
                <div key={label} className={styles.row}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={value === '' ? styles.missing : undefined}>
                    {value === '' ? 'Not given' : value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </section>
  );
}
