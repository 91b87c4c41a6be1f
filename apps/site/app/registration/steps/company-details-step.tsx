import { ENTITY_TYPES, INDUSTRIES, OFFERINGS } from '@selvedge/contract/registration-company';
import fields from '../../ui/fields/fields.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { blankCompany } from '../blank-forms.ts';
import { CheckField, ChoicesField } from '../fields/check-field.tsx';
import { fieldProps, judged, messageOf } from '../fields/field-props.ts';
import { RadioField, YES_OR_NO } from '../fields/radio-field.tsx';
import styles from '../form.module.css';
import { StepForm } from '../step-form.tsx';
import type { WizardForms } from '../wizard-forms.ts';
import type { StepProps, Summary, SummaryRow } from '../wizard-step.ts';
import { ContactList, PartnerList } from './company-people.tsx';

const ORDER = ['offering', 'sales_representative', ...Object.keys(blankCompany)];

/** The business, its addresses, its bank and its people. Source: REG-13 to REG-37. */
export function CompanyDetails({ forms, onContinue, onBack, isSentBack }: StepProps) {
  const { company, declaration } = forms;
  const { dirtyFields } = declaration.formState;
  const next = () => {
    // The Declaration comes prefilled, until the applicant has written something else there (REG-55).
    const { owner_name, company_name } = company.getValues();
    if (!dirtyFields.name) declaration.setValue('name', owner_name);
    if (!dirtyFields.title) declaration.setValue('title', company_name);
    onContinue();
  };
  return (
    <StepForm
      form={company}
      order={ORDER}
      onContinue={next}
      onBack={onBack}
      isSentBack={isSentBack}
    >
      <BusinessFields form={company} />
      <AddressFields form={company} />
      <BankFields form={company} />
      <PartnerList form={company} />
      <ContactList form={company} />
    </StepForm>
  );
}

/** What people read for each offering. Source: REG-13. */
export const OFFERING_WORDS: Readonly<Record<(typeof OFFERINGS)[number], string>> = {
  fabric_and_homeware: 'Fabric and homeware',
  homeware_only: 'Homeware only',
};

const VISIBLE_DIGITS = 4;
const YES_NO_WORDS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** A number of which only the end shows: enough to recognise it, of no use to who looks over a shoulder. */
const masked = (number: string): string =>
  number.length > VISIBLE_DIGITS ? `•••• ${number.slice(-VISIBLE_DIGITS)}` : number;

/** Company Details as the applicant checks them. */
export const companySummary: Summary = ({ forms }) => {
  const company = forms.company.getValues();
  const { partners = [], contacts = [] } = company;
  const isSame = company.is_physical_address ?? true;
  return [
    { label: 'Offering', value: company.offering ? OFFERING_WORDS[company.offering] : '' },
    {
      label: 'Sales representative',
      value: YES_NO_WORDS[company.sales_representative ?? ''] ?? '',
    },
    { label: 'Company name', value: company.company_name },
    { label: "Owner's name", value: company.owner_name },
    { label: 'Trading as', value: company.trading_as },
    { label: 'Trading since', value: company.trading_since },
    { label: 'Registration number', value: company.company_registration_number ?? '' },
    { label: 'VAT number', value: company.vat_number ?? '' },
    { label: 'Entity type', value: company.entity_type ?? '' },
    { label: 'Industry', value: company.industry.join(', ') },
    { label: 'Physical address', value: company.physical_address },
    {
      label: 'Postal address',
      value: isSame ? company.physical_address : (company.postal_address ?? ''),
    },
    {
      label: 'Bank',
      value: `${company.bank_name}, branch ${company.branch_code}, account ${masked(company.account_number)}`,
    },
    ...peopleRows('Partner', partners, (partner) => [
      partner.partnerName,
      masked(partner.partnerIdNumber),
      partner.partnerResidentialAddress,
    ]),
    ...peopleRows('Contact', contacts, Object.values),
  ];
};

/** A row for each of the people, or one that says that there is none. */
const peopleRows = <Person,>(
  label: string,
  people: readonly Person[],
  words: (person: Person) => readonly string[],
): readonly SummaryRow[] => {
  if (people.length === 0) return [{ label: `${label}s`, value: '' }];
  return people.map((person, at) => ({
    label: people.length === 1 ? label : `${label} ${at + 1}`,
    value: words(person).join(', '),
  }));
};

/** Where the business banks. Source: REG-26 to REG-28. */
function BankFields({ form }: { readonly form: WizardForms['company'] }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>Bank</legend>
      <TextField {...fieldProps(form, 'bank_name')} label="Bank name" autoComplete="off" />
      <div className={styles.pair}>
        <TextField
          {...fieldProps(form, 'account_number')}
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...fieldProps(form, 'branch_code')}
          label="Branch code"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

/** Where the business is, and where its post goes. Source: REG-16, REG-24, REG-25. */
function AddressFields({ form }: { readonly form: WizardForms['company'] }) {
  const [isSame, physical] = form.watch(['is_physical_address', 'physical_address']);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>Addresses</legend>
      <TextField
        {...fieldProps(form, 'physical_address')}
        label="Physical address"
        autoComplete="street-address"
      />
      <CheckField {...judged(form, 'is_physical_address')}>
        Postal address is the same as the physical address
      </CheckField>
      {isSame ? (
        // Apart from the form, which keeps what was written before: it is back when the box is unticked.
        <TextField
          key="copy"
          name="postal_address"
          label="Postal address"
          value={physical}
          disabled
          readOnly
          optional
        />
      ) : (
        <TextField
          key="own"
          {...fieldProps(form, 'postal_address')}
          label="Postal address"
          autoComplete="off"
        />
      )}
    </fieldset>
  );
}

/** What the business is. Source: REG-13 to REG-15. */
function BusinessFields({ form }: { readonly form: WizardForms['company'] }) {
  const entity = fieldProps(form, 'entity_type');
  const { message: _, ...entityInput } = entity;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>Your business</legend>
      <div className={styles.pair}>
        <RadioField
          {...fieldProps(form, 'offering')}
          legend="Offering"
          choices={OFFERINGS.map((value) => ({ value, label: OFFERING_WORDS[value] }))}
        />
        <RadioField
          {...fieldProps(form, 'sales_representative')}
          legend="Do you have a sales representative with us?"
          choices={YES_OR_NO}
        />
        <TextField
          {...fieldProps(form, 'company_name')}
          label="Company name"
          autoComplete="organization"
        />
        <TextField {...fieldProps(form, 'owner_name')} label="Owner's name" autoComplete="name" />
        <TextField
          {...fieldProps(form, 'trading_as')}
          label="Trading as"
          hint="The name that your customers know"
        />
        <TextField
          {...fieldProps(form, 'trading_since')}
          label="Trading since"
          hint="The year, such as 2009"
          inputMode="numeric"
        />
        <TextField
          {...fieldProps(form, 'company_registration_number')}
          label="Company registration number"
          optional
        />
        <TextField {...fieldProps(form, 'vat_number')} label="VAT number" optional />
        <div className={fields.field}>
          <label htmlFor="entity_type" className={fields.label}>
            Entity type
          </label>
          <select {...entityInput} id="entity_type" className={fields.input}>
            <option value="">Please choose</option>
            {ENTITY_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </div>
      </div>
      <IndustryField form={form} />
    </fieldset>
  );
}

/** One or more industries of the list. Source: REG-15, REG-23. */
function IndustryField({ form }: { readonly form: WizardForms['company'] }) {
  const name = 'industry';
  return (
    <ChoicesField
      name={name}
      legend="Industry"
      hint="Select all that apply"
      message={messageOf(form.formState.errors, name)}
      choices={INDUSTRIES.map((value) => ({ value, label: value }))}
      box={() => judged(form, name)}
    />
  );
}
