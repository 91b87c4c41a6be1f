import type { SceneName } from '../scenes/scene-names.ts';
import type { Look } from './look.ts';

/** A foreign house: its page, and two catalogues by their titles. */
export interface InternationalText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly feature: string;
  readonly featureText: string;
  readonly catalogues: readonly [string, string];
  /** Top left, bottom left, top right and bottom right (IBRAND-02); the first also stands for the brand. */
  readonly looks: readonly [Look, Look, Look, Look];
  /** The room that opens its page. */
  readonly room: SceneName;
  readonly published: boolean;
}

/** Four houses that are on show and one that is still being written up. All are invented. */
export const INTERNATIONALS: readonly InternationalText[] = [
  {
    id: 'maison-aurillane',
    room: 'international-maison-aurillane',
    title: 'Maison Aurillane',
    text: 'Jacquards from the hills above the Rhône, where Aurillane has kept its point papers since 1868 and still weaves from them. Silk on cotton, cotton on linen, and damasks whose figure appears only when the light moves.',
    feature: 'Jardin d’Hiver',
    featureText:
      'Nine damasks drawn from the winter garden of a silk merchant, woven tone on tone in the colours of its glass.',
    catalogues: ['Jardin d’Hiver', 'Les Unis'],
    looks: [
      ['Constantia Damask', 'Duck Egg', 'draped'],
      ['Vergenoegd Damask', 'Plum', 'close'],
      ['Constantia Damask', 'Rose', 'front'],
      ['Vergenoegd Damask', 'Mustard', 'draped'],
    ],
    published: true,
  },
  {
    id: 'nordhavre',
    room: 'international-nordhavre',
    title: 'Nordhavre',
    text: 'Wool the colour of weather, woven on an island in the Kattegat by a mill that owns no screens and no dyes but four. Nordhavre’s cloths are made for benches, reading chairs and the offices of people who do not like offices.',
    feature: 'Slack Tide',
    featureText: 'A twill, a herringbone and a bouclé in the greys between four o’clock and dark.',
    catalogues: ['Slack Tide', 'Four Dyes'],
    looks: [
      ['Sani Herringbone', 'Storm', 'draped'],
      ['De Aar Twill', 'Charcoal', 'close'],
      ['Lesotho Bouclé', 'Pebble', 'front'],
      ['Prince Albert Pane', 'Heath', 'draped'],
    ],
    published: true,
  },
  {
    id: 'tessitura-morvano',
    room: 'international-tessitura-morvano',
    title: 'Tessitura Morvano',
    text: 'Velvet, and only velvet, from a valley near Biella: woven face to face, cut apart by hand and brushed three times. A metre takes a morning, and there is a list for some of the colours.',
    feature: 'Ore Piccole',
    featureText:
      'Small hours: ten velvets that go from bottle green to tobacco without once passing black.',
    catalogues: ['Ore Piccole', 'Il Nero'],
    looks: [
      ['Kaapsehoop Velvet', 'Wine', 'draped'],
      ['Sabie Velvet', 'Fern', 'close'],
      ['Lantern Velvet', 'Cinnabar', 'front'],
      ['Kaapsehoop Velvet', 'Olive', 'draped'],
    ],
    published: true,
  },
  {
    id: 'ashcombe-rigg',
    room: 'international-ashcombe-rigg',
    title: 'Ashcombe Rigg',
    text: 'Garden prints from pear-wood blocks, cut in a Northumbrian stable and pressed by hand on cloth and paper alike. Each length has its printer’s initial on the selvedge, and no two initials press quite as hard.',
    feature: 'The Walled Acre',
    featureText:
      'Everything that grew in one walled acre between April and the first frost, at the size it grew.',
    catalogues: ['The Walled Acre', 'Potting Bench'],
    looks: [
      ['Wupperthal', 'Rosewater', 'draped'],
      ['Potting Shed', 'Pollen', 'close'],
      ['Algeria Leaf', 'After Rain', 'front'],
      ['Orangery', 'Evening', 'draped'],
    ],
    published: true,
  },
  {
    id: 'hazeki-paper-cloth',
    room: 'application-bedroom',
    title: 'Hazeki Paper Cloth',
    text: 'Cloth woven of twisted mulberry paper, crisp when it is new and soft within the year.',
    feature: 'First Frost',
    featureText: 'Four plain weaves in undyed paper.',
    catalogues: ['First Frost', 'Plain Weaves'],
    looks: [
      ['Karoo Slub', 'Chalk', 'front'],
      ['Karoo Slub', 'Flax', 'close'],
      ['Overberg Linen', 'Oat', 'front'],
      ['Overberg Linen', 'Chalk', 'close'],
    ],
    published: false,
  },
];
