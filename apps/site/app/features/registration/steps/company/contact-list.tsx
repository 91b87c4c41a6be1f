import { MAX_PEOPLE } from '@selvedge/contract/registration-company';
import { useFieldArray } from 'react-hook-form';
import { blankContact } from '../../blank-forms.ts';
import { fieldProps } from '../../fields/field-props.ts';
import { PeopleGroup } from '../../fields/people-group.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { WizardForms } from '../../wizard-forms.ts';

/** Whom to reach at the business. Source: REG-30 to REG-34. */
export function ContactList({ form }: { readonly form: WizardForms['company'] }) {
  const contacts = useFieldArray({ control: form.control, name: 'contacts' });
  return (
    <PeopleGroup
      title="Contacts"
      singular="contact"
      most={MAX_PEOPLE}
      hint="Whom we may speak to about orders and accounts."
      keys={contacts.fields.map(({ id }) => id)}
      onAdd={() => contacts.append({ ...blankContact })}
      onRemove={(place) => contacts.remove(place)}
      fields={(place) => (
        <>
          <TextField
            {...fieldProps(form, `contacts.${place}.primaryContact`)}
            label="Primary contact"
            autoComplete="off"
          />
          <TextField
            {...fieldProps(form, `contacts.${place}.primaryContactTelephone`)}
            label="Telephone number"
            type="tel"
            autoComplete="off"
          />
          <TextField
            {...fieldProps(form, `contacts.${place}.primaryContactCellphone`)}
            label="Cellphone number"
            type="tel"
            autoComplete="off"
          />
          <TextField
            {...fieldProps(form, `contacts.${place}.accountEmail`)}
            label="Accounts email"
            type="email"
            autoComplete="off"
          />
          <TextField
            {...fieldProps(form, `contacts.${place}.salesEmail`)}
            label="Sales email"
            type="email"
            autoComplete="off"
          />
        </>
      )}
    />
  );
}
