import type { VisitorFacet } from './facets.ts';
import { ITEM_GROUP } from './item-groups.ts';
import type { FactField } from './product-facts.ts';

/** A section of the filter panel: a facet, or what is measured. */
export type PanelSection = VisitorFacet | FactField;

/**
 * The heading of every section, in the order in which they stand where staff have chosen none: the specified facets, those by
 * rules, what is measured. Source: FILTER-01 to FILTER-03.
 */
export const PANEL_HEADINGS: Readonly<Record<PanelSection, string>> = {
  application: 'Applications',
  web_colour: 'Colour',
  design_style: 'Design style',
  brand: 'Brand',
  web_materials: 'Materials',
  web_standards: 'Standards',
  web_size: 'Size',
  web_shape: 'Shape',
  web_type: 'Types',
  care: 'Care',
  contract: 'Contract',
  martindale: 'Martindale rubs',
  width_cm: 'Width',
  length_cm: 'Length',
  diameter_cm: 'Diameter',
  repeat_v_cm: 'Vertical repeat',
  repeat_h_cm: 'Horizontal repeat',
  weight_gsm: 'Weight',
};

/** Every section, in that order. */
export const PANEL_SECTIONS = Object.keys(PANEL_HEADINGS) as readonly PanelSection[]; // a constant has no other keys than its type

/** The groups by the names under which the settings keep their panels. */
export const PANEL_GROUPS = {
  fabric: ITEM_GROUP.fabric,
  wallpaper: ITEM_GROUP.wallpaper,
  rugs: ITEM_GROUP.rugs,
  homeware: ITEM_GROUP.homeware,
} as const;

export type PanelGroup = keyof typeof PANEL_GROUPS;

/** What staff have chosen for each group; an empty list asks for the facets and the group's own measures. */
export type PanelChoices = Readonly<Record<PanelGroup, readonly PanelSection[]>>;

const MEASURES: Readonly<Record<string, readonly FactField[]>> = {
  [ITEM_GROUP.fabric]: ['martindale', 'width_cm', 'repeat_v_cm', 'repeat_h_cm', 'weight_gsm'],
  [ITEM_GROUP.wallpaper]: ['width_cm', 'repeat_v_cm'],
  [ITEM_GROUP.rugs]: ['width_cm', 'length_cm', 'diameter_cm'],
};

/** Whether a group's panel may show a section: Shape is shown for rugs alone. Source: FILTER-21. */
export const mayShow = (itemGroup: string, section: PanelSection): boolean =>
  section !== 'web_shape' || itemGroup === ITEM_GROUP.rugs;

/**
 * The sections of a group's filter panel, in their order.
 *
 * @param itemGroup any code; one without products has the facets alone
 */
export function panelSections(itemGroup: string, chosen: PanelChoices): readonly PanelSection[] {
  const group = PANEL_GROUP_NAMES.find((name) => PANEL_GROUPS[name] === itemGroup);
  const own = group ? chosen[group] : [];
  const sections = own.length > 0 ? own : specifiedSections(itemGroup);
  return sections.filter((section) => mayShow(itemGroup, section));
}

const PANEL_GROUP_NAMES = Object.keys(PANEL_GROUPS) as PanelGroup[]; // as above

const specifiedSections = (itemGroup: string): readonly PanelSection[] => [
  ...PANEL_SECTIONS.slice(0, PANEL_SECTIONS.indexOf('martindale')),
  ...(MEASURES[itemGroup] ?? []),
];
