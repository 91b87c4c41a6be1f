'use client';
import { useEffect, useState } from 'react';

/** A page of a PDF as the viewer has it. */
export type ViewedPage =
  | { readonly state: 'opening' | 'failed' }
  | { readonly state: 'shown'; readonly picture: string; readonly pages: number };

/**
 * Fetches a page of a PDF as a picture. Each fetch is a line in the audit log, so that it happens once for each page that
 * is opened; what was fetched is forgotten with the viewer.
 *
 * @param address of the document
 */
export function usePdfPage(address: string, page: number): ViewedPage {
  const [viewed, setViewed] = useState<ViewedPage>({ state: 'opening' });
  useEffect(() => {
    const leaving = new AbortController();
    let picture: string | undefined;
    setViewed({ state: 'opening' });
    const fetchPage = async (): Promise<ViewedPage> => {
      const answer = await fetch(`${address}/pages/${page}`, { signal: leaving.signal });
      if (!answer.ok) return { state: 'failed' };
      picture = URL.createObjectURL(await answer.blob());
      return { state: 'shown', picture, pages: Number(answer.headers.get('document-pages')) };
    };
    void fetchPage()
      .catch((): ViewedPage => ({ state: 'failed' }))
      .then((found) => {
        if (!leaving.signal.aborted) setViewed(found);
      });
    return () => {
      leaving.abort();
      if (picture) URL.revokeObjectURL(picture);
    };
  }, [address, page]);
  return viewed;
}
