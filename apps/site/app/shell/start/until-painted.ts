/**
 * Waits until the page's largest picture is painted, so that on a slow line its scripts do not take the bytes that the
 * eye waits for. A visitor who touches the page, and one whose picture is slow, do not wait for it.
 *
 * It is sent within the page as its own source, so it must name nothing from outside itself.
 */
export function untilPainted(): Promise<unknown> {
  const longestMs = 2500;
  return new Promise((resolve) => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const painted = (): void => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    };
    Promise.resolve(picture?.decode()).then(painted, painted);
    for (const type of ['pointerdown', 'keydown', 'touchstart']) {
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
    }
    setTimeout(resolve, longestMs);
  });
}
