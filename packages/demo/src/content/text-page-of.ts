import { type TextPage, type TextSection, textPage } from '@selvedge/contract/house-content';

/** A text page as it is written down; sections and fields that are left out are empty. */
export type WrittenPage = Partial<Omit<TextPage, 'sections'>> & {
  readonly sections: readonly Partial<TextSection>[];
};

/** The page that this writing makes. */
export const textPageOf = (written: WrittenPage): TextPage => textPage.parse(written);
