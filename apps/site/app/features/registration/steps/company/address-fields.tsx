import { CheckField } from '../../fields/check-field.tsx';
import { fieldProps, judged } from '../../fields/field-props.ts';
import { TextField } from '../../fields/text-field.tsx';
import styles from '../../form.module.css';
import type { WizardForms } from '../../wizard-forms.ts';

/** Where the business is, and where its post goes. Source: REG-16, REG-24, REG-25. */
export function AddressFields({ form }: { readonly form: WizardForms['company'] }) {
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
