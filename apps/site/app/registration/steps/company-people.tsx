import { type Contact, MAX_PEOPLE, type Partner } from '@selvedge/contract/registration-company';
import { hasWrongCheckDigit } from '@selvedge/contract/registration-fields';
import type { ComponentProps } from 'react';
import { type FieldPath, useFieldArray } from 'react-hook-form';
import { TextField } from '../../ui/fields/text-field.tsx';
import { blankContact, blankPartner } from '../blank-forms.ts';
import { fieldProps } from '../fields/field-props.ts';
import { PeopleGroup } from '../fields/people-group.tsx';
import type { CompanyValues, WizardForms } from '../wizard-forms.ts';

/** A field of one of the people. */
interface PersonField
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'type' | 'inputMode'> {
  readonly name: FieldPath<CompanyValues>;
}

/** The people of one kind, each with the same fields. Source: REG-17, REG-18. */
export function PeopleList(props: {
  readonly form: WizardForms['company'];
  readonly name: 'contacts' | 'partners';
  readonly title: string;
  /** One of them, in small letters. */
  readonly singular: string;
  readonly hint: string;
  /** What an entry holds before anything is written into it. */
  readonly blank: Contact | Partner;
  /** The fields of the entry at a place. */
  readonly fieldsAt: (place: number) => readonly PersonField[];
}) {
  const { form, name, title, singular, hint, blank, fieldsAt } = props;
  const people = useFieldArray({ control: form.control, name });
  return (
    <PeopleGroup
      title={title}
      singular={singular}
      hint={hint}
      most={MAX_PEOPLE}
      keys={people.fields.map(({ id }) => id)}
      onAdd={() => people.append({ ...blank })}
      onRemove={(place) => people.remove(place)}
      fields={(place) =>
        fieldsAt(place).map(({ name, ...field }) => (
          <TextField key={name} {...fieldProps(form, name)} {...field} autoComplete="off" />
        ))
      }
    />
  );
}

/** The partners of the business. Source: REG-35 to REG-37. */
export function PartnerList({ form }: { readonly form: WizardForms['company'] }) {
  return (
    <PeopleList
      form={form}
      name="partners"
      title="Partners"
      singular="partner"
      hint="Everyone who owns the business with you. Leave it empty where there is nobody."
      blank={blankPartner}
      fieldsAt={(place) => [
        { name: `partners.${place}.partnerName`, label: 'Full name' },
        {
          name: `partners.${place}.partnerIdNumber`,
          label: 'ID number',
          hint: hasWrongCheckDigit(form.watch(`partners.${place}.partnerIdNumber`) ?? '')
            ? 'Please look once more: its last digit does not fit the others'
            : 'Or a passport’s number',
        },
        {
          name: `partners.${place}.partnerResidentialAddress`,
          label: 'Residential address',
          hint: 'Not a PO box',
        },
      ]}
    />
  );
}

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
