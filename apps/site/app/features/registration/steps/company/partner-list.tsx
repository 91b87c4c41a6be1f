import { MAX_PEOPLE } from '@selvedge/contract/registration-company';
import { useFieldArray } from 'react-hook-form';
import { blankPartner } from '../../blank-forms.ts';
import { fieldProps } from '../../fields/field-props.ts';
import { PeopleGroup } from '../../fields/people-group.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { WizardForms } from '../../wizard-forms.ts';

/** The partners of the business. Source: REG-35 to REG-37. */
export function PartnerList({ form }: { readonly form: WizardForms['company'] }) {
  const partners = useFieldArray({ control: form.control, name: 'partners' });
  return (
    <PeopleGroup
      title="Partners"
      singular="partner"
      most={MAX_PEOPLE}
      hint="Everyone who owns the business with you. Leave it empty where there is nobody."
      keys={partners.fields.map(({ id }) => id)}
      onAdd={() => partners.append({ ...blankPartner })}
      onRemove={(place) => partners.remove(place)}
      fields={(place) => (
        <>
          <TextField
            {...fieldProps(form, `partners.${place}.partnerName`)}
            label="Full name"
            autoComplete="off"
          />
          <TextField
            {...fieldProps(form, `partners.${place}.partnerIdNumber`)}
            label="ID number"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...fieldProps(form, `partners.${place}.partnerResidentialAddress`)}
            label="Residential address"
            hint="Not a PO box"
            autoComplete="off"
          />
        </>
      )}
    />
  );
}
