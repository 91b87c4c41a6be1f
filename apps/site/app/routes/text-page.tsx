import { homeUrl } from '@selvedge/contract/urls';
import { usePageView } from '../analytics/use-page-view.ts';
import { notFound } from '../content-missing.ts';
import { TextPageView } from '../features/text-page/text-page-view.tsx';
import { MissingContent } from '../layout/missing-content.tsx';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/text-page';
import { textPageRoute } from './text-page-routes.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.page?.description,
        canonicalPath: loaderData.path,
        picture: loaderData.page?.picture_url,
      })
    : [];

export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/u, '');
  const known = textPageRoute(path);
  if (!known) throw notFound();
  const page = context.get(siteContext).house.textPage(known.name);
  return { path, page, title: page?.page_title || known.title };
}

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, title } = loaderData;
  usePageView(title);
  const trail = [{ label: 'Home', href: homeUrl() }, { label: title }];
  return (
    <TextPageView
      page={page}
      title={title}
      above={<Breadcrumb items={trail} />}
      missing={
        <Section label={title}>
          <MissingContent section={title} />
        </Section>
      }
    />
  );
}
