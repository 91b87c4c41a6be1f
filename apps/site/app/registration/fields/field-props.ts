import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { FOUND_BY_SERVICE } from './found-by-service.ts';
import { listErrors } from './list-errors.ts';

/** The message of the field of this name, where its form has found something wrong with it. */
export function messageOf(errors: object, name: string): string | undefined {
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
}

/**
 * Ties a field to its form. What is wrong is said when somebody goes on; from then on it is looked at anew at every
 * change, and a field that was right, or has been added since, is judged when it is left.
 */
export function judged<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
) {
  const { errors, isSubmitted } = form.formState;
  const isService = (one: string) => get(errors, `${one}.type`) === FOUND_BY_SERVICE;
  return form.register(name, {
    onChange: () => {
      // An answer can put another field right, such as one that is no longer asked for.
      const wrong = listErrors(errors, []).map((error) => error.name as FieldPath<Values>);
      const again = wrong.filter((one) => one === name || !isService(one));
      if (again.length > 0) void form.trigger(again);
    },
    onBlur: () => {
      if (isSubmitted && !isService(name)) afterPress(() => void form.trigger(name));
    },
  });
}

/** Ties a field to its form, and gives the message that stands under it. */
export function fieldProps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
) {
  return { ...judged(form, name), message: messageOf(form.formState.errors, name) };
}

/**
 * Does something at once, or after the click that is under way: what moves while it is pressed is not clicked.
 */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
