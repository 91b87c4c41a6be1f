import { curtainCalculatorUrl } from '@selvedge/contract/calculator-urls';
import { homeUrl } from '@selvedge/contract/urls';
import { CurtainCalculator } from '../catalogue/curtain-calculator/curtain-calculator.tsx';
import { curtainInputOf } from '../catalogue/curtain-calculator/curtain-input.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/calculator-curtains';

const TITLE = 'Curtain calculator';
const TEXT =
  'Enter the rail, the drop and the fabric, and see how many metres to order, with the working.';
const TRAIL = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: curtainCalculatorUrl(),
    trail: TRAIL,
  });

/** What a form without a script asks for is answered by the server. */
export function loader({ url }: Route.LoaderArgs) {
  return { input: curtainInputOf(url.searchParams) };
}

export default function CalculatorCurtains({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  return (
    <>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={TRAIL} />} />
      <Section label={TITLE}>
        <CurtainCalculator initial={loaderData.input} />
      </Section>
    </>
  );
}
