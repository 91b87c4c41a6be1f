import { fieldProps } from '../../fields/field-props.ts';
import { TextField } from '../../fields/text-field.tsx';
import styles from '../../form.module.css';
import type { WizardForms } from '../../wizard-forms.ts';

/** Where the business banks. Source: REG-26 to REG-28. */
export function BankFields({ form }: { readonly form: WizardForms['company'] }) {
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
