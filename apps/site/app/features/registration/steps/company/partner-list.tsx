import { blankPartner } from '../../blank-forms.ts';
import type { WizardForms } from '../../wizard-forms.ts';
import { PeopleList } from './people-list.tsx';

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
        { name: `partners.${place}.partnerIdNumber`, label: 'ID number', inputMode: 'numeric' },
        {
          name: `partners.${place}.partnerResidentialAddress`,
          label: 'Residential address',
          hint: 'Not a PO box',
        },
      ]}
    />
  );
}
