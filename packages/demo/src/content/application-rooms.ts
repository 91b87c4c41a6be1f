import type { SceneName } from '../scenes/scene-names.ts';

const ROOM_OF: Readonly<Record<string, SceneName>> = {
  Curtaining: 'application-curtaining',
  Upholstery: 'application-upholstery',
  'Dual Purpose': 'application-dual-purpose',
  'Hornbill Papers': 'application-hornbill-papers',
  Wallpaper: 'application-wallpaper',
  Murals: 'application-murals',
  Grasscloth: 'application-grasscloth',
  'Living Room': 'application-living-room',
  'Dining Room': 'application-dining-room',
  Bedroom: 'application-bedroom',
  Hallway: 'application-hallway',
  Outdoor: 'application-outdoor',
  Cushions: 'application-cushions',
  Throws: 'application-throws',
  'Table Linen': 'application-table-linen',
  Tableware: 'application-tableware',
};

/** The room that shows what an application is for. @throws {Error} for one that has none */
export function applicationRoom(application: string): SceneName {
  const room = ROOM_OF[application];
  if (!room) throw new Error(`No room shows the application "${application}".`);
  return room;
}
