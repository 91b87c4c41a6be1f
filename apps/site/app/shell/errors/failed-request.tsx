import { createContext, use } from 'react';

const FailedRequestContext = createContext('');

/** Hands the id of the request to the document that the server renders. */
export const FailedRequestProvider = (props: {
  readonly requestId: string;
  readonly children: React.ReactNode;
}) => <FailedRequestContext value={props.requestId}>{props.children}</FailedRequestContext>;

const ID = 'failed-request';

/**
 * The id by which the log names the request whose page broke, for whoever reports it. The browser reads it from the
 * document that it came with; a page that broke in the browser has none.
 */
export function FailedRequest(props: { readonly className?: string | undefined }) {
  const rendered = use(FailedRequestContext);
  const id = typeof document === 'undefined' ? rendered : document.getElementById(ID)?.textContent;
  if (!id) return null;
  return (
    <p className={props.className}>
      If it happens again, tell us the number of this request: <code id={ID}>{id}</code>
    </p>
  );
}
