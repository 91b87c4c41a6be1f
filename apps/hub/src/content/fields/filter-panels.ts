import {
  mayShow,
  PANEL_GROUPS,
  PANEL_HEADINGS,
  PANEL_SECTIONS,
  type PanelGroup,
  type PanelSection,
  panelSections,
} from '@selvedge/contract/filter-panel';
import { itemGroupName } from '@selvedge/contract/item-groups';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import type { GroupField, SelectField } from 'payload';
import { type Codec, shape, stored, within } from './codec.ts';

const headings = (sections: readonly PanelSection[]): string =>
  sections.map((section) => PANEL_HEADINGS[section]).join(', ');

/** What the filter of one item group shows. */
const filterPanel = (name: PanelGroup): SelectField => {
  const code = PANEL_GROUPS[name];
  const offered = PANEL_SECTIONS.filter((section) => mayShow(code, section));
  return {
    name,
    type: 'select',
    hasMany: true,
    label: itemGroupName(code),
    enumName: name === 'rugs' ? 'rug_panel_section' : 'panel_section',
    options: offered.map((value) => ({ value, label: PANEL_HEADINGS[value] })),
    admin: {
      isSortable: true,
      description: `Empty: ${headings(panelSections(code, defaultSiteSettings.filter_panels))}.`,
    },
  };
};

/** What visitors filter by, for each item group: in the order of its panel, where empty lists stand for the specified one. */
export const filterPanels: GroupField = {
  name: 'filterPanels',
  type: 'group',
  label: 'What visitors filter by',
  admin: {
    description:
      'Facets and measures of each item group, in the order of its panel. A facet without values stays hidden.',
  },
  fields: [
    filterPanel('fabric'),
    filterPanel('wallpaper'),
    filterPanel('rugs'),
    filterPanel('homeware'),
  ],
};

const panelChoice = (field: PanelGroup): Codec<PanelSection[]> =>
  stored(field, (data) => {
    const { [field]: chosen } = data;
    return Array.isArray(chosen)
      ? chosen.flatMap((one) => PANEL_SECTIONS.filter((section) => section === one))
      : [];
  });

/** What becomes of it. */
export const filterPanelsShape = within(
  'filterPanels',
  shape({
    fabric: panelChoice('fabric'),
    wallpaper: panelChoice('wallpaper'),
    rugs: panelChoice('rugs'),
    homeware: panelChoice('homeware'),
  }),
);
