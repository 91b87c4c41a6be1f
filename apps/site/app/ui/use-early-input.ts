import { type RefObject, useEffect, useRef } from 'react';

/** Whether a field stands otherwise than the server wrote it; of radios, the one that was chosen. */
function isChanged({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) {
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

/**
 * Tells once, when the page reacts, of what a visitor ticked and typed before it did: the browser shows it as it was
 * left, and nobody has heard of it.
 *
 * @param container within which the fields stand
 * @param onChanged called with the fields that stand otherwise than the server wrote them, where there are any
 */
export function useEarlyInput(
  container: RefObject<HTMLElement | null>,
  onChanged: (inputs: readonly HTMLInputElement[]) => void,
): void {
  const tell = useRef(onChanged);
  useEffect(() => {
    const inputs = [...(container.current?.querySelectorAll('input') ?? [])].filter(isChanged);
    if (inputs.length > 0) tell.current(inputs);
  }, [container]);
}
