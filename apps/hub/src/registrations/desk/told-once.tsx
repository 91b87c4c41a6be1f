'use client';

import { type ReactNode, useEffect } from 'react';

/** What became of a button that was pressed. It leaves the address at once, so that a reload does not say it again. */
export function ToldOnce(props: { readonly isProblem: boolean; readonly children: ReactNode }) {
  useEffect(() => {
    const { href } = window.location;
    const url = new URL(href);
    for (const name of ['flash', 'not']) url.searchParams.delete(name);
    if (url.href !== href) window.history.replaceState(null, '', url);
  }, []);
  return (
    <p className="desk-flash" role={props.isProblem ? 'alert' : 'status'}>
      {props.children}
    </p>
  );
}
