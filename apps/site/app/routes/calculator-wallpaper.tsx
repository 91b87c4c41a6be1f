import { wallpaperCalculatorUrl } from '@selvedge/contract/urls';
import { inputOfQuery } from '../features/wallpaper-calculator/calculator-input.ts';
import { WallpaperCalculator } from '../features/wallpaper-calculator/wallpaper-calculator.tsx';
import { framedPage } from '../layout/bare-page.ts';
import { pageMeta } from '../page-meta.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/calculator-wallpaper';
import styles from './calculator-wallpaper.module.css';

export const handle = framedPage('Calculation');

/** The page is a part of another, which is the one to be found. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Wallpaper calculation',
    description: 'How many rolls of wallpaper a room takes, with the working.',
    canonicalPath: wallpaperCalculatorUrl(),
  });

/** What a form without a script asks for is answered by the server. */
export function loader({ request }: Route.LoaderArgs) {
  return { input: inputOfQuery(new URL(request.url).searchParams) };
}

export default function CalculatorWallpaper({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>Wallpaper calculation</VisuallyHidden>
      </h1>
      <WallpaperCalculator initial={loaderData.input} />
    </div>
  );
}
