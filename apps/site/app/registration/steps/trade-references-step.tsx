import { TextField } from '../../ui/fields/text-field.tsx';
import { CheckField } from '../fields/check-field.tsx';
import { fieldProps } from '../fields/field-props.ts';
import layout from '../form.module.css';
import { StepForm } from '../step-form.tsx';
import type { StepProps, Summary } from '../wizard-step.ts';

/** The three entries, as the names of their fields have them. Source: REG-38. */
const ENTRIES = [
  {
    number: 1,
    company: 'trade_references.0.company_name_1',
    phone: 'trade_references.0.phone_1',
    amount: 'trade_references.0.average_purchase_1',
    pia: 'trade_references.0.pia_1',
    terms: 'trade_references.0.terms_1',
  },
  {
    number: 2,
    company: 'trade_references.1.company_name_2',
    phone: 'trade_references.1.phone_2',
    amount: 'trade_references.1.average_purchase_2',
    pia: 'trade_references.1.pia_2',
    terms: 'trade_references.1.terms_2',
  },
  {
    number: 3,
    company: 'trade_references.2.company_name_3',
    phone: 'trade_references.2.phone_3',
    amount: 'trade_references.2.average_purchase_3',
    pia: 'trade_references.2.pia_3',
    terms: 'trade_references.2.terms_3',
  },
] as const;

/** Three suppliers who know the applicant. Source: REG-38 to REG-42, decision 7. */
export function TradeReferences(props: StepProps) {
  const { forms, byProof, onContinue, onBack, isSentBack } = props;
  const form = forms.references;
  return (
    <StepForm
      form={form}
      order={['trade_references']}
      onContinue={onContinue}
      onBack={onBack}
      isSentBack={isSentBack}
    >
      <p className={layout.lead}>
        {byProof
          ? 'You qualify by proof of your qualification, so references are optional here. One that you begin must be complete.'
          : 'Three companies that you buy from on account. We may telephone them.'}
      </p>
      {ENTRIES.map(({ number, company, phone, amount, pia, terms }) => (
        <fieldset key={number} className={layout.group}>
          <legend className={layout.groupTitle}>Trade reference {number}</legend>
          <div className={layout.pair}>
            <TextField
              {...fieldProps(form, company)}
              label="Company name"
              autoComplete="off"
              optional={byProof}
            />
            <TextField
              {...fieldProps(form, phone)}
              label="Telephone number"
              type="tel"
              autoComplete="off"
              optional={byProof}
            />
            <TextField
              {...fieldProps(form, amount)}
              label="Average purchase amount"
              hint="In rand, digits only"
              inputMode="decimal"
              autoComplete="off"
              optional={byProof}
            />
            <div className={layout.boxes}>
              <CheckField {...form.register(pia)}>PIA (paid in advance)</CheckField>
              <CheckField {...form.register(terms)}>Terms</CheckField>
            </div>
          </div>
        </fieldset>
      ))}
    </StepForm>
  );
}

export const referencesSummary: Summary = ({ forms }) =>
  ENTRIES.map(({ number, company, phone, amount, pia, terms }) => {
    const { getValues } = forms.references;
    const [name, telephone, average] = getValues([company, phone, amount]);
    const [inAdvance, onTerms] = getValues([pia, terms]);
    const words = [
      name,
      telephone,
      average && `R ${average.replace(/^\s*R\s*/iu, '')}`,
      inAdvance && 'paid in advance',
      onTerms && 'terms',
    ];
    return { label: `Reference ${number}`, value: words.filter(Boolean).join(', ') };
  });
