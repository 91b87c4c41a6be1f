import {
  calculatorFrameUrl,
  framedUrl,
  homeUrl,
  wallpaperCalculatorUrl,
} from '@selvedge/contract/urls';
import { useLocation } from 'react-router';
import { CalculatorFrame } from '../catalogue/wallpaper-calculator/calculator-frame.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useSite } from '../shell/site-profile/site-profile.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/wallpaper-calculator';

const TITLE = 'Wallpaper calculator';
const TEXT =
  'Enter the walls, the doors and windows and the paper, and see how many rolls to order, with the working.';

const TRAIL = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: wallpaperCalculatorUrl(),
    trail: TRAIL,
  });

export default function WallpaperCalculatorPage() {
  const { search } = useLocation();
  const { wallpaper_calculator_url: elsewhere } = useSite();
  usePageView(TITLE);
  return (
    <>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={TRAIL} />} />
      <Section label={TITLE}>
        <CalculatorFrame
          src={elsewhere || framedUrl(`${calculatorFrameUrl()}${search}`)}
          title={TITLE}
        />
      </Section>
    </>
  );
}
