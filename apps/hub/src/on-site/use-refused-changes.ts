import { useAllFormFields, useForm, useFormModified, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * A form whose publishing was refused counts as unchanged for Payload: its buttons are grey, and whoever leaves it loses
 * what they wrote without a word. It holds changes until they are saved.
 */
export function useRefusedChanges(): void {
  const [fields] = useAllFormFields();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const wasSent = useFormSubmitted();
  const isRefused = wasSent && Object.values(fields).some(({ valid }) => valid === false);
  useEffect(() => {
    if (isRefused && !isModified) setModified(true);
  }, [isRefused, isModified, setModified]);
}
