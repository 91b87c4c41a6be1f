/**
 * Scrolls to the filter section, smoothly unless the visitor wants no motion, and gives it the focus, so that whoever
 * uses the keyboard goes on from there. Source: FILTER-09, GRID-07.
 *
 * @param heading the section's heading, which can take the focus
 */
export function showSection(heading: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}
