/**
 * Does something at once, or after the click that is under way: what moves while it is pressed is not clicked.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
