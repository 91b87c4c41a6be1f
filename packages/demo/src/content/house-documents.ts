import type { Store, TextPage, TextPageName, Vacancy } from '@selvedge/contract/house-content';
import type {
  InternationalBrandPage,
  InternationalsSettings,
} from '@selvedge/contract/international-content';
import { aboutUs } from './about-us.ts';
import { careersText } from './careers.ts';
import { internationalBrands, internationals } from './internationals.ts';
import type { Pictures } from './pictures.ts';
import { directors, internationalsSample, responsibilities } from './placeholder-pages.ts';
import { RETURNS_POLICY } from './returns-policy.ts';
import { STORES } from './stores.ts';
import { TERMS } from './terms.ts';
import { VACANCIES } from './vacancies.ts';

/** What the house publishes of itself, as it is stored. */
export type HouseDocument =
  | { readonly kind: 'store'; readonly key: string; readonly doc: Store }
  | { readonly kind: 'vacancy'; readonly key: string; readonly doc: Vacancy }
  | { readonly kind: 'text-page'; readonly key: TextPageName; readonly doc: TextPage }
  | { readonly kind: 'internationals'; readonly key: ''; readonly doc: InternationalsSettings }
  | {
      readonly kind: 'international-brand';
      readonly key: string;
      readonly doc: InternationalBrandPage;
    };

/** Keys in steps of ten, so that staff can put one between two others. */
const orderKey = (place: number): string => String((place + 1) * 10).padStart(4, '0');

/** Stores, vacancies, pages of text and the international brands. */
export function houseDocuments(pictures: Pictures): HouseDocument[] {
  const texts: Readonly<Record<TextPageName, TextPage>> = {
    'about-us': aboutUs(pictures),
    careers: careersText(pictures),
    'returns-policy': RETURNS_POLICY,
    terms: TERMS,
    responsibilities: responsibilities(pictures),
    directors: directors(pictures),
    'internationals-sample': internationalsSample(pictures),
  };
  return [
    ...STORES.map((doc, at): HouseDocument => ({ kind: 'store', key: orderKey(at), doc })),
    ...VACANCIES.map((doc, at): HouseDocument => ({ kind: 'vacancy', key: orderKey(at), doc })),
    // A record's own keys are the names that its type has.
    ...(Object.keys(texts) as TextPageName[]).map(
      (key): HouseDocument => ({ kind: 'text-page', key, doc: texts[key] }),
    ),
    { kind: 'internationals', key: '', doc: internationals(pictures) },
    ...internationalBrands(pictures).map(
      ([key, doc]): HouseDocument => ({ kind: 'international-brand', key, doc }),
    ),
  ];
}
