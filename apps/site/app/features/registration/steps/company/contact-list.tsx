import { blankContact } from '../../blank-forms.ts';
import type { WizardForms } from '../../wizard-forms.ts';
import { PeopleList } from './people-list.tsx';

/** Whom to reach at the business. Source: REG-30 to REG-34. */
export function ContactList({ form }: { readonly form: WizardForms['company'] }) {
  return (
    <PeopleList
      form={form}
      name="contacts"
      title="Contacts"
      singular="contact"
      hint="Whom we may speak to about orders and accounts."
      blank={blankContact}
      fieldsAt={(place) => [
        { name: `contacts.${place}.primaryContact`, label: 'Primary contact' },
        {
          name: `contacts.${place}.primaryContactTelephone`,
          label: 'Telephone number',
          type: 'tel',
        },
        {
          name: `contacts.${place}.primaryContactCellphone`,
          label: 'Cellphone number',
          type: 'tel',
        },
        { name: `contacts.${place}.accountEmail`, label: 'Accounts email', type: 'email' },
        { name: `contacts.${place}.salesEmail`, label: 'Sales email', type: 'email' },
      ]}
    />
  );
}
