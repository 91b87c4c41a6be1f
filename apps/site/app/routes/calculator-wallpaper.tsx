import { homeUrl, isFramed, wallpaperCalculatorUrl } from '@selvedge/contract/urls';
import { useLocation } from 'react-router';
import { inputOfQuery } from '../catalogue/wallpaper-calculator/calculator-input.ts';
import { WallpaperCalculator } from '../catalogue/wallpaper-calculator/wallpaper-calculator.tsx';
import { framedPage } from '../shell/bare-page.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/calculator-wallpaper';
import styles from './calculator-wallpaper.module.css';

export const handle = framedPage('Calculation');

const TITLE = 'Wallpaper calculation';
const TEXT = 'How many rolls of wallpaper a room takes, with the working.';

const TRAIL = [
  { label: 'Home', href: homeUrl() },
  { label: 'Wallpaper calculator', href: wallpaperCalculatorUrl() },
  { label: TITLE },
];

/** The page is a part of another, which is the one to be found. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: wallpaperCalculatorUrl(),
  });

/** What a form without a script asks for is answered by the server. */
export function loader({ url }: Route.LoaderArgs) {
  return { input: inputOfQuery(url.searchParams) };
}

export default function CalculatorWallpaper({ loaderData }: Route.ComponentProps) {
  const framed = isFramed(useLocation().search);
  usePageView(framed ? '' : TITLE); // the page around a frame counts its own
  const calculator = <WallpaperCalculator initial={loaderData.input} framed={framed} />;
  if (framed) {
    return (
      <div className={styles.page}>
        <h1>
          <VisuallyHidden>{TITLE}</VisuallyHidden>
        </h1>
        {calculator}
      </div>
    );
  }
  return (
    <>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={TRAIL} />} />
      <Section label={TITLE}>{calculator}</Section>
    </>
  );
}
