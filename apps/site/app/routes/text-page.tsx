import type { TextPageName } from '@selvedge/contract/house-content';
import {
  aboutUsUrl,
  directorsUrl,
  homeUrl,
  internationalsSampleUrl,
  returnsPolicyUrl,
} from '@selvedge/contract/urls';
import { TextPageView } from '../content/text-page/text-page-view.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { notFound } from '../shell/errors/load-content.ts';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { pageMeta, profileOf } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { organization } from '../shell/structured-data/json-ld.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/text-page';

const trailTo = (label: string) => [{ label: 'Home', href: homeUrl() }, { label }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, page, path } = loaderData;
  const profile = profileOf(matches);
  return pageMeta(matches, {
    title,
    description: page?.description || `${title}.`,
    canonicalPath: path,
    picture: page?.picture_url,
    trail: trailTo(title),
    structuredData: profile && path === aboutUsUrl() ? [organization(profile)] : [],
  });
};

export function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/u, '').toLowerCase();
  const known = textPageRoute(path);
  if (!known) throw notFound();
  const page = context.get(siteContext).house.textPage(known.name);
  return { path, page, title: page?.page_title || known.title };
}

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, title } = loaderData;
  usePageView(title);
  return (
    <TextPageView
      page={page}
      title={title}
      above={<Breadcrumb items={trailTo(title)} />}
      missing={
        <Section label={title}>
          <MissingContent section={title} />
        </Section>
      }
    />
  );
}

/** The pages that are nothing but text, by their paths, with the title of one that nobody has written yet. */
const TEXT_PAGE_ROUTES: Readonly<Record<string, { name: TextPageName; title: string }>> = {
  [aboutUsUrl()]: { name: 'about-us', title: 'About us' },
  [directorsUrl()]: { name: 'directors', title: 'Directors Profiles' },
  [returnsPolicyUrl()]: { name: 'returns-policy', title: 'Returns policy' },
  [internationalsSampleUrl()]: { name: 'internationals-sample', title: 'Internationals sample' },
};

/** The text page of a path, which may end in a slash; undefined for any other. */
const textPageRoute = (pathname: string) => TEXT_PAGE_ROUTES[pathname.replace(/\/$/u, '')];
