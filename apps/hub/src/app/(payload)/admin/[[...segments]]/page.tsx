import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { passkeyFirst } from '../../../../people/passkeys/passkey-first.ts';
import { withPossibleSearch } from '../../../../server/list-search.ts';
import { importMap } from '../importMap.js';

interface Request {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export function generateMetadata({ params, searchParams }: Request): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

export default async function Page({ params, searchParams }: Request) {
  await passkeyFirst(config, (await params).segments);
  return RootPage({
    config,
    params,
    searchParams: searchParams.then(withPossibleSearch),
    importMap,
  });
}
