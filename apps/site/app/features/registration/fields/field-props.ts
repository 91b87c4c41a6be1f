import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** The message of the field of this name, where its form has found something wrong with it. */
export function messageOf(errors: object, name: string): string | undefined {
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
}

/** Ties a field to its form: name, listeners, and the message that stands under it. */
export function fieldProps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
) {
  return { ...form.register(name), message: messageOf(form.formState.errors, name) };
}
