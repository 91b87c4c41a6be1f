import { expect, test } from 'vitest';
import { PANEL_HEADINGS, PANEL_SECTIONS, panelSections } from './filter-panel.ts';
import { defaultSiteSettings, siteSettings } from './site-settings.ts';

const none = defaultSiteSettings.filter_panels;
const facets = PANEL_SECTIONS.slice(0, 11);

test('without a choice a panel shows the specified facets, those by rules and what is measured in its group', () => {
  expect(facets.map((facet) => PANEL_HEADINGS[facet])).toEqual([
    'Applications',
    'Colour',
    'Design style',
    'Brand',
    'Materials',
    'Standards',
    'Size',
    'Shape',
    'Types',
    'Care',
    'Contract',
  ]);
  expect(panelSections('004', none)).toEqual([...facets, 'width_cm', 'length_cm', 'diameter_cm']);
  expect(panelSections('9000', none)).toEqual(facets.filter((facet) => facet !== 'web_shape'));
});

test('a choice of staff is shown as they ordered it, in its own group', () => {
  const chosen = { ...none, fabric: ['martindale', 'web_colour'] as const };
  expect(panelSections('005', chosen)).toEqual(['martindale', 'web_colour']);
  expect(panelSections('001', chosen)).toEqual(panelSections('001', none));
});

test('[FILTER-21] Shape is shown for rugs only, whatever is chosen', () => {
  const chosen = { ...none, fabric: ['web_shape', 'brand'], rugs: ['web_shape'] } as const;
  expect(panelSections('005', chosen)).toEqual(['brand']);
  expect(panelSections('004', chosen)).toEqual(['web_shape']);
});

test('settings of before know no panels, and what is no section is refused', () => {
  const { filter_panels: _, ...before } = defaultSiteSettings;
  expect(siteSettings.parse(before).filter_panels).toEqual(none);
  const wrong = { ...none, rugs: ['price'] };
  expect(siteSettings.safeParse({ ...before, filter_panels: wrong }).success).toBe(false);
});
