import { useForm } from 'react-hook-form';
import { documentAreas } from '../documents/document-areas.ts';
import { UploadArea } from '../documents/upload-area.tsx';
import { StepForm } from '../step-form.tsx';
import styles from '../wizard.module.css';
import type { StepProps, WizardStep } from '../wizard-step.ts';

/** The documents; none is demanded here (REG-53), and what is missing is said before sending (decision 10). */
function DocumentUpload({ forms, documents, onContinue, onBack }: StepProps) {
  const form = useForm();
  return (
    <StepForm form={form} order={[]} onContinue={onContinue} onBack={onBack}>
      <p className={styles.lead}>
        A scan or a clear photograph of each. You can go on without one, but we can decide only when
        we have them all.
      </p>
      <div className={styles.uploads}>
        {documentAreas(forms.byProof).map((area) => (
          <UploadArea
            key={area.key}
            area={area}
            slot={documents.slots[area.key]}
            onPut={(slot) => documents.put(area.key, slot)}
            onRemove={() => documents.remove(area.key)}
          />
        ))}
      </div>
    </StepForm>
  );
}

export const documentUploadStep: WizardStep = {
  title: 'Document Upload',
  Page: DocumentUpload,
  summary: ({ forms, documents }) =>
    documentAreas(forms.byProof).map(({ key, title }) => ({
      label: title,
      value: documents.slots[key]?.file?.name ?? '',
    })),
};
