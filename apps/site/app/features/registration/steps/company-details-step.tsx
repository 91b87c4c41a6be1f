import { blankCompany } from '../blank-forms.ts';
import { StepForm } from '../step-form.tsx';
import type { StepProps, WizardStep } from '../wizard-step.ts';
import { AddressFields } from './company/address-fields.tsx';
import { BankFields } from './company/bank-fields.tsx';
import { BusinessFields } from './company/business-fields.tsx';
import { companySummary } from './company/company-summary.ts';
import { ContactList } from './company/contact-list.tsx';
import { PartnerList } from './company/partner-list.tsx';

const ORDER = ['offering', 'sales_representative', ...Object.keys(blankCompany)];

/** The business, its addresses, its bank and its people. Source: REG-13 to REG-37. */
function CompanyDetails({ forms, onContinue, onBack, isSentBack }: StepProps) {
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

export const companyDetailsStep: WizardStep = {
  Page: CompanyDetails,
  summary: ({ forms }) => companySummary(forms.company.getValues()),
};
