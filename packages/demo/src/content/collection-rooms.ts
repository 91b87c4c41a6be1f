import type { SceneName } from '../scenes/scene-names.ts';

/** The scenes that are dressed in designs of a collection; a collection without one opens with its cover. */
export const COLLECTION_ROOMS: Readonly<Record<string, readonly SceneName[]>> = {
  'Overberg Linens': ['application-bedroom', 'home-hero-2'],
  'Velvet Hours': ['home-hero-4', 'application-curtaining'],
  'Drakensberg Wools': ['brand-sandgrouse-mill', 'application-throws'],
  'Platteland Textures': ['landing-fabric', 'application-murals'],
  'Cederberg Garden': ['landing-fabric', 'application-bedroom', 'item-group-homeware'],
  Glasshouse: ['application-curtaining'],
  'Gable and Kraal': ['application-upholstery', 'brand-hornbill-heddle'],
  'Spice Route': ['internationals-hero', 'featured-top-left'],
  'Stoep Stripes': ['item-group-fabric', 'application-dining-room'],
  Tidal: ['home-hero-3', 'application-outdoor'],
  'Papers from the Mountain': ['home-hero-1', 'application-dining-room', 'featured-bottom-left'],
  Veranda: ['item-group-wallpaper', 'landing-wallpaper'],
  'Far Ranges': ['application-murals'],
  'Grass and Reed': ['application-grasscloth'],
  'Print Room Papers': ['home-hero-4', 'brand-sandgrouse-mill'],
  'Long Corridor': ['application-hallway'],
  Caravan: ['internationals-hero', 'application-bedroom'],
  Flatlands: ['item-group-fabric', 'internationals-about'],
  'Highland Flock': ['item-group-wallpaper', 'brand-hornbill-heddle'],
  'Gallery Floor': ['item-group-rugs'],
  'Open Air': ['home-hero-3', 'application-outdoor'],
};
