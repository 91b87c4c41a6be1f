import { aboutUsUrl, homeUrl } from '@selvedge/contract/urls';
import { usePageView } from '../analytics/use-page-view.ts';
import { notFound } from '../content-missing.ts';
import { TextPageView } from '../features/text-page/text-page-view.tsx';
import { MissingContent } from '../layout/missing-content.tsx';
import { pageMeta, profileOf } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { organization } from '../structured-data.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/text-page';
import { textPageRoute } from './text-page-routes.ts';

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

export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/u, '').toLowerCase();
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
