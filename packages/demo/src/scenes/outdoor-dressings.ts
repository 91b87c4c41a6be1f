import { dressed } from './dressed-scene.ts';

/* Stoep and garden, dressed as the rooms of `dressings.ts` are. */

export const BLUE_STOEP = dressed('stoep', {
  sofa: ['Boat Deck', 'Agulhas'],
  'sofa-back': ['Boat Deck', 'Agulhas'],
  rug: ['Umhlanga Stripe', 'Harbour'],
  'cushion-1': ['Fishhoek Stripe', 'Promenade'],
  'cushion-2': ['Tidal Pool', 'Storm'],
});
export const WARM_STOEP = dressed('stoep', {
  sofa: ['Groyne', 'Mushroom'],
  'sofa-back': ['Groyne', 'Mushroom'],
  rug: ['Umhlanga Stripe', 'Plaster'],
  'cushion-1': ['Sea Lattice', 'Ember'],
  'cushion-2': ['Britstown Tweed', 'Clay'],
});

export const POOL_GARDEN = dressed('garden', {
  loungers: ['Groyne', 'Mushroom'],
  throw: ['Karoo Slub', 'Terracotta'],
  'cushion-1': ['Fishhoek Stripe', 'Promenade'],
  parasol: ['Overberg Linen', 'Chalk'],
  rug: ['Umhlanga Stripe', 'Harbour'],
  stool: ['Sabie Velvet', 'Ochre'],
});
