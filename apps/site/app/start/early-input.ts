/** Told to the window when the page's scripts have taken over; see {@link keepEarlyInput}. */
export const TAKEN_OVER = 'selvedge:taken-over';

/**
 * Keeps what a visitor does before the page's scripts have come, and does it again once they have: a click, what is
 * ticked, typed or chosen, where the mouse rests. A box shows its tick at once. Links and what else works by itself are
 * left alone. The browser's context menu stays shut where the document says so (GEN-04).
 *
 * What is kept goes no further: scripts of a part of the page that are there before the rest would do it now, and once more
 * when it is done again.
 *
 * It is sent within the page as its own source, so it must name nothing from outside itself.
 *
 * @param takenOver the event of the window that says that the scripts are there
 * @param textFields the selector of what keeps its context menu
 */
export function keepEarlyInput(takenOver: string, textFields: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const clicked: HTMLElement[] = [];
  const ticked = new Map<HTMLInputElement, boolean>();
  const written = new Map<Field, string>();
  const filled = new Set<HTMLInputElement>();
  let hovered: MouseEvent | undefined;

  const keepClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button, [role=button]');
    if (button) {
      event.preventDefault();
      event.stopPropagation();
      clicked.push(button);
      return;
    }
    if (target instanceof HTMLInputElement) event.stopPropagation();
    const worksByItself = target.closest('a[href], label, summary, input, textarea, select');
    const place = target.closest<HTMLElement>('li, div, section');
    if (!place || worksByItself) return;
    event.stopPropagation();
    clicked.push(place);
  };
  const keepValue = (event: Event): void => {
    const { target } = event;
    event.stopPropagation();
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) {
      written.set(target, target.value);
    } else if (target instanceof HTMLInputElement) {
      if (target.type === 'file') filled.add(target);
      else if (target.type !== 'checkbox' && target.type !== 'radio') {
        written.set(target, target.value);
      } else {
        // Of two radios the one that was chosen last comes last.
        ticked.delete(target);
        ticked.set(target, target.checked);
      }
    }
  };
  const keepHover = (event: MouseEvent): void => {
    hovered = event;
  };
  /** A menu that is open already, since its scripts came first, closes for a mouse that is not where it is. */
  const hoverAgain = ({ target, clientX, clientY }: MouseEvent): void => {
    if (!(target instanceof Element) || !target.isConnected || !target.matches(':hover')) return;
    const mouse = { bubbles: true, pointerType: 'mouse', clientX, clientY };
    target.dispatchEvent(new PointerEvent('pointerover', mouse));
    target.dispatchEvent(new MouseEvent('mouseover', mouse));
    target.dispatchEvent(new MouseEvent('mousemove', mouse));
  };
  const refuseMenu = (event: Event): void => {
    const { target } = event;
    if (document.documentElement.dataset.contextMenu !== 'off') return;
    if (target instanceof Element && target.closest(textFields)) return;
    event.preventDefault();
  };

  /** Through the element's own property first, by which a script that watches it sees a change afterwards. */
  const write = (field: Field, value: string): void => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    own?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  /** Takes the tick back, so that a click gives it before the eyes of the scripts. */
  const tick = (box: HTMLInputElement, wanted: boolean): void => {
    if (box.type === 'checkbox' && wanted === box.defaultChecked) return;
    box.checked = !wanted;
    box.click();
  };

  const early = new AbortController();
  const options = { capture: true, signal: early.signal };
  addEventListener('click', keepClick, options);
  addEventListener('input', keepValue, options);
  addEventListener('change', (event) => event.stopPropagation(), options);
  addEventListener('mouseover', keepHover, options);
  addEventListener('contextmenu', refuseMenu, options);
  addEventListener(
    takenOver,
    () => {
      early.abort();
      for (const [field, value] of written) if (field.isConnected) write(field, value);
      for (const field of filled)
        if (field.isConnected) field.dispatchEvent(new Event('change', { bubbles: true }));
      if (hovered) hoverAgain(hovered);
      // What was typed has to have been taken in first.
      setTimeout(() => {
        for (const [box, wanted] of ticked) if (box.isConnected) tick(box, wanted);
        for (const control of clicked) if (control.isConnected) control.click();
      });
    },
    { once: true },
  );
}
