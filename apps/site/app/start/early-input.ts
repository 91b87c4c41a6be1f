/** Told to the window when the page's scripts have taken over; see {@link keepEarlyInput}. */
export const TAKEN_OVER = 'selvedge:taken-over';

/**
 * Keeps what a visitor does before the page's scripts have come, and does it again once they have: a click on a
 * button or a box, what is typed or chosen, where the mouse rests. Links work by themselves and are left alone.
 *
 * It is sent within the page as its own source, so it must name nothing from outside itself.
 *
 * @param takenOver the event of the window that says that the scripts are there
 */
export function keepEarlyInput(takenOver: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const clicked: HTMLElement[] = [];
  const written = new Map<Field, string>();
  let hovered: Element | undefined;

  const keepClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(
      'button, input[type=checkbox], input[type=radio], [role=button]',
    );
    if (!control) return;
    event.preventDefault();
    clicked.push(control);
  };
  const keepValue = ({ target }: Event): void => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (isField && target.type !== 'file') written.set(target, target.value);
  };
  const keepHover = ({ target }: Event): void => {
    if (target instanceof Element) hovered = target;
  };

  /** Through the element's own property first, by which a script that watches it sees a change afterwards. */
  const write = (field: Field, value: string): void => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    own?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const early = new AbortController();
  const options = { capture: true, signal: early.signal };
  addEventListener('click', keepClick, options);
  addEventListener('input', keepValue, options);
  addEventListener('mouseover', keepHover, options);
  addEventListener(
    takenOver,
    () => {
      early.abort();
      for (const [field, value] of written) if (field.isConnected) write(field, value);
      if (hovered?.isConnected && hovered.matches(':hover')) {
        const pointer = { bubbles: true, pointerType: 'mouse' };
        hovered.dispatchEvent(new PointerEvent('pointerover', pointer));
        hovered.dispatchEvent(new MouseEvent('mouseover', pointer));
        hovered.dispatchEvent(new MouseEvent('mousemove', pointer));
      }
      // What was typed has to have been taken in first.
      setTimeout(() => {
        for (const control of clicked) if (control.isConnected) control.click();
      });
    },
    { once: true },
  );
}
