/**
 * Asks for modules and then runs them, few in a task each: both take a phone's processor some milliseconds a module,
 * and a touch must not wait for all of them.
 *
 * It is sent within the page as its own source, so it must name nothing from outside itself.
 *
 * @param addresses all modules of the page: what they import would otherwise be found one after the other
 * @param last the one that takes over; it is asked for, and not run
 */
export async function askFor(addresses: readonly string[], last: string): Promise<void> {
  const askedAtOnce = 2;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  for (let first = 0; first < addresses.length; first += askedAtOnce) {
    for (const href of addresses.slice(first, first + askedAtOnce)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    await nextTask();
  }
  for (const href of addresses) {
    if (href === last) continue;
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
