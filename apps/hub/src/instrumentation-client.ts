/**
 * What runs in the browser before a page of the hub comes awake; Next finds it by its name.
 *
 * A list that has just come awake writes its order and its page size into its address (Payload's ListQueryProvider).
 * Next takes that for a way back in history, which goes before whatever page is being opened: somebody who clicks a row
 * in that moment stays where they are. So while a page is being opened, the page that is left writes no address.
 */

const WRITERS = ['pushState', 'replaceState'] as const;
type Write = History[(typeof WRITERS)[number]];

let isOpeningPage = false;

/** To be told by Next of each page that is being opened. */
export function onRouterTransitionStart(): void {
  isOpeningPage = true;
}

/** Next marks what it writes by itself, which it does once a page is open. */
const isOfNext = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '__NA' in data;

function held(history: History, write: Write): Write {
  return (data, unused, url) => {
    if (isOfNext(data)) isOpeningPage = false;
    if (!isOpeningPage) write.call(history, data, unused, url);
  };
}

/** @param history before Next has put its own functions in the place of the browser's: those are held as well */
export function holdAddressWhileOpening(history: History): void {
  for (const name of WRITERS) {
    let write: Write = history[name];
    Object.defineProperty(history, name, {
      configurable: true,
      get: () => held(history, write),
      set: (another: Write) => {
        write = another;
      },
    });
  }
}

// There is none where this is tested.
if (typeof window !== 'undefined') holdAddressWhileOpening(window.history);
