/** One stop of a walk by Tab. */
export interface Stop {
  readonly name: string;
  /** Why it cannot be seen; null where it can. */
  readonly fault: string | null;
}

/**
 * Says of the element that has the focus whether it can be seen that it has: it lies on the screen, not wholly behind
 * something else (WCAG 2.2, 2.4.11), and it, or what stands for it, wears an outline (2.4.7). Marks it as passed. Runs in
 * the page.
 *
 * @returns null where no element of the page has the focus
 */
export function stopHere(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  element.dataset.walked = 'yes';
  if (element instanceof HTMLIFrameElement) return { name: 'a frame', fault: null };

  /** The element and what stands for it: the label and neighbours of a field that is hidden, what is around it. */
  const family: Element[] = [element];
  if (element instanceof HTMLInputElement) family.push(...(element.labels ?? []));
  for (let one: Element = element, up = 0; up < 3 && one.parentElement; up += 1) {
    one = one.parentElement;
    family.push(one);
  }
  family.push(...(element.parentElement?.children ?? []), ...element.children);

  const wearsOutline = (one: Element): boolean =>
    [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, part);
      const isClear = /^rgba\(.*, 0\)$| \/ 0\)$/u.test(outlineColor);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isClear;
    });

  const points = (box: DOMRect): [number, number][] =>
    [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y): [number, number] => [
        box.left + box.width * x,
        box.top + box.height * y,
      ]),
    );
  const isOnTop = (one: Element): boolean =>
    points(one.getBoundingClientRect()).some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (one.contains(top) || (top.contains(one) && top !== document.body));
    });

  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName} ${label.replace(/\s+/gu, ' ').trim().slice(0, 60)}`;
  const close = family.filter(
    (one) => one === element || one.getBoundingClientRect().height < innerHeight,
  );
  if (!close.some(wearsOutline)) return { name, fault: 'nothing shows that it has the focus' };
  if (!close.slice(0, 3).some(isOnTop))
    return { name, fault: 'it lies behind something, or off the screen' };
  return { name, fault: null };
}

/** What could have the focus and was never reached; a group of radio buttons has one stop. Runs in the page. */
export function endOfWalk(): { missed: string[] } {
  const reachable = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
  );
  const isWalked = (one: HTMLElement): boolean => {
    if (one.dataset.walked) return true;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return false;
    const group = document.querySelectorAll<HTMLElement>(`input[name="${CSS.escape(one.name)}"]`);
    return [...group].some(({ dataset }) => dataset.walked);
  };
  const missed = [...reachable].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !isWalked(one),
  );
  return { missed: missed.map((one) => one.outerHTML.slice(0, 120)) };
}
