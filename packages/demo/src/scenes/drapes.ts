import { type Cover, dressed } from './dressed-scene.ts';

const drape = (scene: string, ...cloth: Cover) => dressed(`drape-${scene}`, { cloth });

/** Cloths that hang, lie or are tied in real light, in place of the drawn view of their folds. */
export const DRAPES = [
  drape('soft', 'Karoo Slub', 'Oat'),
  drape('deep', 'Kaapsehoop Velvet', 'Lagoon'),
  drape('folded', 'Sani Herringbone', 'Heath'),
  drape('soft', 'Langebaan Stripe', 'Agulhas'),
  drape('folded', 'Merweville Bouclé', 'Rooibos'),
  drape('deep', 'Cederberg', 'Nightfall'),
  drape('tied', 'Palm House', 'Shade House'),
  drape('bolt', 'Strand Ikat', 'Aloe Fire'),
  drape('soft', 'Bo-Kaap Stripe', 'Promenade'),
  drape('tied', 'Sutherland', 'Blue Hour'),
  drape('bolt', 'Fishhoek Stripe', 'Bathing Box'),
  drape('tied', 'Wupperthal', 'Nightfall'),
];
