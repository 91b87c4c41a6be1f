/**
 * Starts a ripple at a point of the element, in viewport pixels; its time and look are the class's. The spot is placed
 * through the style object, which a strict Content-Security-Policy allows, and takes itself away at its end. [GEN-16]
 */
export function startRipple(element: HTMLElement, className: string, x: number, y: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const box = element.getBoundingClientRect();
  const reach = Math.hypot(
    Math.max(x - box.left, box.right - x),
    Math.max(y - box.top, box.bottom - y),
  );
  const spot = document.createElement('span');
  spot.className = className;
  spot.ariaHidden = 'true';
  spot.style.width = `${2 * reach}px`;
  spot.style.left = `${x - box.left - reach}px`;
  spot.style.top = `${y - box.top - reach}px`;
  spot.addEventListener('animationend', () => spot.remove());
  spot.addEventListener('animationcancel', () => spot.remove());
  element.append(spot);
}
