import { panelSections } from '@selvedge/contract/filter-panel';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { describe, expect, it } from 'vitest';
import { facetSections } from './facet-options.ts';
import { NO_SELECTIONS } from './filter-state.ts';

const answer = {
  filters: {
    application: ['Curtaining', 'Upholstery'],
    web_colour: ['Blue', 'Green'],
    web_materials: ['-', 'Linen'],
    web_standards: ['-'],
    web_type: ['Woven', ' - '],
    web_shape: ['Round'],
    brand: [],
  },
  facet_counts: { web_colour: { Blue: 4, Green: 2 } },
};
const panel = (itemGroup: string) => panelSections(itemGroup, defaultSiteSettings.filter_panels);
const headings = (itemGroup: string, filters = answer.filters) =>
  facetSections(panel(itemGroup), NO_SELECTIONS, { ...answer, filters }).map(
    ({ heading }) => heading,
  );
const values = (sections: ReturnType<typeof facetSections>, heading: string) =>
  sections.find((section) => section.heading === heading)?.options.map(({ value }) => value);

describe('the sections of the filter', () => {
  it('[FILTER-19] hides a section without options', () => {
    expect(headings('005')).toEqual(['Applications', 'Colour', 'Materials', 'Types']);
  });

  it('[FILTER-20] leaves the dash out of Types, Materials and Standards', () => {
    const sections = facetSections(panel('005'), NO_SELECTIONS, answer);
    expect(values(sections, 'Materials')).toEqual(['Linen']);
    expect(values(sections, 'Types')).toEqual(['Woven']);
    expect(values(sections, 'Standards')).toBeUndefined();
  });

  it('counts no value by what every object knows of itself', () => {
    const web_colour = ['__proto__', 'constructor', 'Green'];
    const filters = { ...answer.filters, web_colour };
    const sections = facetSections(panel('005'), NO_SELECTIONS, { ...answer, filters });
    const colours = sections.find(({ heading }) => heading === 'Colour')?.options;
    expect(colours?.map(({ count }) => count)).toEqual([undefined, undefined, 2]);
  });

  it('[BRAND-07] leaves out blank names', () => {
    const brand = ['', 'Reed', ' '];
    const blank = { filters: { brand }, facet_counts: {} };
    const sections = facetSections(panel('005'), NO_SELECTIONS, blank, blank.filters);
    expect(values(sections, 'Brand')).toEqual(['Reed']);
    expect(sections[0]?.unavailable).toEqual([]);
  });

  it('[FILTER-21] shows Shape for rugs only', () => {
    expect(headings('004')).toContain('Shape');
    for (const group of ['005', '001', '000']) expect(headings(group)).not.toContain('Shape');
  });

  it('[FILTER-18] shows Applications only where more than one is available', () => {
    expect(headings('005', { ...answer.filters, application: ['Curtaining'] })).not.toContain(
      'Applications',
    );
  });

  it('[FILTER-22] offers only what the last answer allowed, and knows what it did not', () => {
    const known = { web_colour: ['Blue', 'Azure', 'GREEN', 'Red'] };
    const selections = { ...NO_SELECTIONS, application: ['Curtaining'] };
    const colour = facetSections(panel('005'), selections, answer, known).find(
      ({ facet }) => facet === 'web_colour',
    );
    expect(colour?.options).toEqual([
      { value: 'Blue', count: 4, checked: false },
      { value: 'Green', count: 2, checked: false },
    ]);
    expect(colour?.unavailable).toEqual(['Azure', 'Red']);
  });

  it('[FILTER-19] hides a section whose values are all unavailable', () => {
    const known = { brand: ['Ovenbird'] };
    expect(
      facetSections(panel('005'), NO_SELECTIONS, answer, known).map(({ facet }) => facet),
    ).toEqual(['application', 'web_colour', 'web_materials', 'web_type']);
  });

  it('stand in the order of the panel, and leave out what it does not show', () => {
    const chosen = facetSections(['web_type', 'martindale', 'application'], NO_SELECTIONS, answer);
    expect(chosen.map(({ facet }) => facet)).toEqual(['web_type', 'application']);
  });

  it('ticks what is chosen, case ignored', () => {
    const selections = { ...NO_SELECTIONS, web_colour: ['BLUE'] };
    const colour = facetSections(panel('005'), selections, answer).find(
      ({ facet }) => facet === 'web_colour',
    );
    expect(colour?.parameter).toBe('colours');
    expect(colour?.options.map(({ checked }) => checked)).toEqual([true, false]);
  });
});

// Compared each with each, these would take minutes of the one thread that answers everybody.
it('as many values as a supplier’s files bring are looked up in one pass', () => {
  const many = (word: string) => Array.from({ length: 20_000 }, (_, n) => `${word} ${n}`);
  const [sections] = facetSections(
    ['web_colour'],
    { ...NO_SELECTIONS, web_colour: ['blue 7'] },
    { filters: { web_colour: many('Blue') }, facet_counts: {} },
    { web_colour: [...many('Blue'), ...many('Red')] },
  );
  expect(sections?.options.filter(({ checked }) => checked)).toMatchObject([{ value: 'Blue 7' }]);
  expect(sections?.unavailable).toEqual(many('Red'));
});
