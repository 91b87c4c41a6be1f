import { ENTITY_TYPES, INDUSTRIES, OFFERINGS } from '@selvedge/contract/registration-company';
import { ChoicesField } from '../../fields/choices-field.tsx';
import { fieldProps, judged, messageOf } from '../../fields/field-props.ts';
import fields from '../../fields/fields.module.css';
import { RadioField, YES_OR_NO } from '../../fields/radio-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import styles from '../../form.module.css';
import type { WizardForms } from '../../wizard-forms.ts';
import { OFFERING_WORDS } from './offering-words.ts';

/** What the business is. Source: REG-13 to REG-15. */
export function BusinessFields({ form }: { readonly form: WizardForms['company'] }) {
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
