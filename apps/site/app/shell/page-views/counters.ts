/** A page as it was opened. Source: GEN-06. */
interface PageView {
  /** Path of its address. */
  readonly page: string;
  /** The name under which the view is counted (decision 21). */
  readonly title: string;
}

/** Counts a page view; a failure is dropped in silence. */
export type Analytics = (view: PageView) => void;

/** Where the site counts views itself. */
export const PAGE_VIEWS_PATH = '/page-views';

/** Counts in the supplier's own database, by page and day, without cookies and without anything about the visitor. */
export const ownCounter: Analytics = (view) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(view);
  // It outlives a page that is left at once.
  fetch(PAGE_VIEWS_PATH, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
};

interface GoogleTag {
  dataLayer?: IArguments[];
}

function load(src: string, attributes: Record<string, string> = {}): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}

/** Google Analytics 4, loaded with the first view. Views are sent by us, since pages change without a load. */
export function googleAnalytics(measurementId: string): Analytics {
  let tag: ((...entry: unknown[]) => void) | undefined;
  const start = () => {
    const holder = window as GoogleTag;
    holder.dataLayer ??= [];
    const { dataLayer } = holder;
    // The library tells commands from data by their type: it takes the arguments object itself.
    const send = function send() {
      // biome-ignore lint/complexity/noArguments: see above
      dataLayer.push(arguments);
    } as (...entry: unknown[]) => void;
    load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
    send('js', new Date());
    send('config', measurementId, { send_page_view: false });
    return send;
  };
  return ({ page, title }) => {
    tag ??= start();
    tag('event', 'page_view', { page_path: page, page_title: title });
  };
}

/** Plausible's events call, which needs no script of theirs. */
export function plausible(domain: string): Analytics {
  return ({ page, title }) => {
    const event = {
      name: 'pageview',
      url: `https://${domain}${page}`,
      domain,
      props: { title },
    };
    fetch('https://plausible.io/api/event', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    }).catch(() => undefined);
  };
}
