import type { Locator, Page } from '@playwright/test';
import {
  BANNER_ADVANCE_MS,
  BANNER_FADE_MS,
  BANNER_PROMO_ADVANCE_MS,
  BANNER_RATIO_PERCENT,
} from '@selvedge/contract/limits';
import { collectionContent } from '@selvedge/contract/page-content';
import { CURTAINING } from './application-page.ts';
import { openFromApplication } from './collection-page.ts';
import { answerAll, CONTENT_CALL } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { PHONE } from './screens.ts';

/** The hero of the home page: the first region of the page, a carousel. */
const banner = (page: Page) =>
  page.getByRole('main').locator('section[aria-roledescription="carousel"]');
const shown = (page: Page) => banner(page).locator('li:not([inert])');
const shownHere = (page: Page) => page.getByRole('list', { name: 'Shown here' });
const count = (page: Page) => banner(page).locator('li').count();

/** Opens a page with a clock that the test turns. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.mouse.move(0, 0);
}

test.describe('the hero banner', () => {
  test('[BANNER-01] [BANNER-02] is a carousel that goes on by itself, from the last slide to the first', async ({
    page,
  }) => {
    await open(page);
    const slides = await count(page);
    expect(slides).toBeGreaterThan(1);
    await expect(shown(page)).toHaveAttribute('aria-label', `1 of ${slides}`);
    for (let step = 1; step <= slides; step += 1) {
      await page.clock.runFor(BANNER_ADVANCE_MS);
      const place = (step % slides) + 1;
      await expect(shown(page)).toHaveAttribute('aria-label', `${place} of ${slides}`);
    }
  });

  test('[BANNER-03] fades in half a second', async ({ page }) => {
    await page.goto('/');
    await expect(shown(page)).toHaveCSS('transition-duration', `${BANNER_FADE_MS / 1000}s`);
  });

  test('[BANNER-04] is 56.25 % as high as it is wide, from edge to edge, and upright on phones', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await banner(page).boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width).toBe(width);
      expect((box?.height ?? 0) / width).toBeCloseTo(BANNER_RATIO_PERCENT / 100, 2);
    }
    // Where its pictures have an upright one for phones, it is four by five there.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => (await banner(page).boundingBox())?.height)
      .toBeCloseTo(390 * 1.25, 0);
    await expect
      .poll(() =>
        shown(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
      )
      .toBe(true);
  });

  test('says what it shows: a name with a way in, and under it each product by name, picture and link', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    const products = shownHere(page).getByRole('link');
    await expect(products.first()).toBeVisible();
    expect(await products.count()).toBeGreaterThan(2);
    const words = (await products.first().textContent()) ?? '';
    await products.first().click();
    await expect(page).toHaveURL(/\/design\/[^/]+\/colour\//u);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => words.includes((await heading.textContent()) || '-')).toBe(true);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Explore', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papers from the Mountain');
  });

  test('[BANNER-02] rests under a pointer, while it has the focus, and when it is paused', async ({
    page,
  }) => {
    await open(page);
    const slides = await count(page);
    const first = `1 of ${slides}`;
    await banner(page).hover();
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', first);

    await page.mouse.move(0, 0);
    const pause = banner(page).getByRole('button', { name: 'Pause the slides' });
    await pause.focus();
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', first);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', first);
    await expect(banner(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  test('rests while one looks through what it shows, which is of the slide in view alone', async ({
    page,
  }) => {
    await open(page);
    const first = `1 of ${await count(page)}`;
    const products = shownHere(page).getByRole('link');
    await products.last().hover();
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', first);

    await page.keyboard.press('Tab');
    await page.mouse.move(0, 0);
    await products.first().focus();
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(products.first()).toBeFocused();
    await expect(shown(page)).toHaveAttribute('aria-label', first);

    const names = await products.evaluateAll((links) => links.map(({ ariaLabel }) => ariaLabel));
    await banner(page).getByRole('button', { name: 'Slide forward' }).click();
    await expect(shownHere(page)).toHaveCount(1);
    expect(
      await products.evaluateAll((links) => links.map(({ ariaLabel }) => ariaLabel)),
    ).not.toEqual(names);
  });

  test('is turned by its buttons', async ({ page }) => {
    await open(page);
    const slides = await count(page);
    await banner(page).getByRole('button', { name: 'Slide back' }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', `${slides} of ${slides}`);
    await banner(page).getByRole('button', { name: 'Slide forward' }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', `1 of ${slides}`);
  });

  test('stands still for people who want little motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', /^1 of/u);
  });
});

test.describe('the hero banner in promo mode', () => {
  test('[BANNER-01] [BANNER-02] [BANNER-03] goes on every 2 s and fades in 0.3 s', async ({
    page,
  }) => {
    await open(page, '/item_group/000');
    const slides = await count(page);
    await expect(shown(page)).toHaveCSS('transition-duration', '0.3s');
    for (let step = 1; step <= slides; step += 1) {
      await page.clock.runFor(BANNER_PROMO_ADVANCE_MS);
      const place = (step % slides) + 1;
      await expect(shown(page)).toHaveAttribute('aria-label', `${place} of ${slides}`);
    }
  });
});

test.describe('the hero banner of content', () => {
  /** Opens a collection's page whose content has this hero. */
  async function openWith(page: Page, hero: object): Promise<void> {
    await page.goto(CURTAINING);
    await hydrated(page);
    await answerAll(page, CONTENT_CALL, collectionContent.parse(hero));
    await openFromApplication(page);
    await expect(page.getByRole('main').locator('[data-display]')).toBeVisible();
  }
  const pictures = [{ url: '/favicon.svg' }, { url: '/favicon.svg?two' }];
  const film = { video_url: '/media/film.mp4', thumbnail_url: '/favicon.svg' };

  test('[BANNER-01] [BANNER-06] is a carousel where no option is given, and its pictures carry their link', async ({
    page,
  }) => {
    await openWith(page, {
      section_consumer_hero: pictures,
      section_consumer_hero_video: film,
      section_consumer_hero_link: '/store-locator',
    });
    await expect(banner(page).locator('li')).toHaveCount(2);
    await expect(page.getByRole('main').locator('video')).toHaveCount(0);
    await shown(page).getByRole('link').click();
    await expect(page).toHaveURL('/store-locator');
  });

  test('[BANNER-01] [BANNER-06] is a film over its poster, with a link of its own', async ({
    page,
  }) => {
    // It never comes: the poster is what is seen.
    await page.route('**/media/film.mp4', () => undefined);
    await openWith(page, {
      section_consumer_hero: pictures,
      section_consumer_hero_video: film,
      section_consumer_video_link: 'https://films.example/one',
      consumer_display_option: 'video',
    });
    const main = page.getByRole('main');
    await expect(main.locator('video')).toHaveAttribute('src', /\/media\/film\.mp4$/u);
    await expect(main.locator('[data-display="video"] img')).toHaveAttribute('src', '/favicon.svg');
    await expect(banner(page)).toHaveCount(0);
    const link = main
      .locator('[data-display="video"]')
      .getByRole('link', { name: /^Explore More/u });
    await expect(link).toHaveAttribute('href', 'https://films.example/one');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('[BANNER-01] the control of a film has its room between the film and what follows', async ({
      page,
    }) => {
      await page.route('**/media/film.mp4', () => undefined);
      await openWith(page, { section_consumer_hero_video: film, consumer_display_option: 'video' });
      const main = page.getByRole('main');
      const edges = async (part: Locator) => {
        const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
        return { top: y, bottom: y + height };
      };
      const shownFilm = await edges(main.locator('video'));
      const control = await edges(main.getByRole('button', { name: 'Play the video' }));
      const trail = await edges(page.getByRole('navigation', { name: 'Breadcrumb' }));
      expect(control.top).toBeGreaterThanOrEqual(Math.floor(shownFilm.bottom));
      expect(control.bottom).toBeLessThanOrEqual(trail.top);
    });
  });

  test.describe('that cannot play', () => {
    test.use({ expectedConsole: [/The banner video does not play/u] });

    test('[ERR-11] its replay logs a warning and nothing more', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new Error('no film'));
      });
      await page.route('**/media/film.mp4', () => undefined);
      await openWith(page, {
        section_consumer_hero_video: film,
        consumer_display_option: 'video',
      });
      const main = page.getByRole('main');
      await expect.poll(() => warnings.length).toBe(1); // it has begun to play by itself
      await main.locator('video').dispatchEvent('ended');
      await expect.poll(() => warnings.length).toBe(2);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(main.locator('[data-display="video"] img')).toBeVisible();
    });
  });

  test('[BANNER-04] has the shape of its width and height where both are given', async ({
    page,
  }) => {
    await openWith(page, {
      section_consumer_hero: pictures,
      consumer_banner_width: 2000,
      consumer_banner_height: 500,
    });
    await expect
      .poll(async () => {
        const box = await page.getByRole('main').locator('[data-display]').boundingBox();
        return (box?.height ?? 0) / (box?.width ?? 1);
      })
      .toBeCloseTo(0.25, 2);
  });
});
