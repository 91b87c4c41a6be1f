import type { SceneName } from '../scenes/scene-names.ts';

/** The scenes that are dressed in designs of a collection; a collection without one opens with its cover. */
export const COLLECTION_ROOMS: Readonly<Record<string, readonly SceneName[]>> = {
  'Overberg Linens': ['application-bedroom', 'about-us'],
  'Velvet Hours': ['landing-wallpaper', 'item-group-fabric'],
  'Drakensberg Wools': ['item-group-rugs', 'application-wallpaper'],
  'Platteland Textures': ['application-murals', 'landing-homeware'],
  'Cederberg Garden': ['home-hero-2', 'home-hero-1'],
  Glasshouse: ['item-group-fabric'],
  'Gable and Kraal': ['landing-fabric', 'application-dual-purpose'],
  'Spice Route': ['about-us'],
  'Stoep Stripes': ['brand-haus'],
  'Karoo Nights': ['application-hallway'],
  Tidal: ['application-outdoor', 'home-hero-4'],
  'Papers from the Mountain': ['home-hero-1', 'item-group-wallpaper', 'application-cushions'],
  Veranda: ['landing-wallpaper', 'home-hero-3', 'application-hallway'],
  'Far Ranges': ['application-murals'],
  'Grass and Reed': ['application-grasscloth'],
  'Print Room Papers': ['application-wallpaper', 'application-dining-room'],
  Caravan: ['application-bedroom', 'home-hero-1'],
  Flatlands: ['application-grasscloth'],
  'Highland Flock': ['landing-wallpaper', 'home-hero-2'],
  'Gallery Floor': ['item-group-rugs', 'application-dual-purpose'],
  'Open Air': ['application-outdoor', 'home-hero-4'],
};
