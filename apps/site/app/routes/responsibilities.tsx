import { homeUrl, registerUrl, responsibilitiesUrl } from '@selvedge/contract/urls';
import { TextPageView } from '../content/text-page/text-page-view.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { MissingContent } from '../shell/errors/missing-content.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useSite } from '../shell/site-profile/site-profile.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/responsibilities';
import styles from './responsibilities.module.css';

const TITLE = 'Responsibility';

const trailTo = (label: string) => [{ label: 'Home', href: homeUrl() }, { label }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.page?.page_title || TITLE,
    description: loaderData?.page?.description,
    canonicalPath: responsibilitiesUrl(),
    picture: loaderData?.page?.picture_url,
    trail: trailTo(loaderData?.page?.page_title || TITLE),
  });

export function loader({ context }: Route.LoaderArgs) {
  return { page: context.get(siteContext).house.textPage('responsibilities') };
}

export default function Responsibilities({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const { tradeSite } = useSite();
  const title = page?.page_title || TITLE;
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
    >
      {/* [STATIC-02] [STATIC-03] */}
      <Section label="For the trade">
        <div className={styles.panel}>
          <h2 className={styles.heading}>Are you in the trade?</h2>
          <p className={styles.text}>
            Decorators, workshops and stockists order from us on a trade account. Apply for one, or
            sign in to the trade site.
          </p>
          <div className={styles.actions}>
            <ButtonLink href={registerUrl()}>LEARN MORE</ButtonLink>
            {tradeSite && (
              <ButtonLink href={tradeSite} newTab variant="outline">
                LOGIN
              </ButtonLink>
            )}
          </div>
        </div>
      </Section>
    </TextPageView>
  );
}
