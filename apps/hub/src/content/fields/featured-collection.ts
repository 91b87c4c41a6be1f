import type { CollapsibleField } from 'payload';
import { selected, shape, text } from './codec.ts';
import { itemGroup } from './item-group.ts';
import { type SectionOptions, section } from './layout.ts';
import { link } from './link.ts';
import { placedPicturesField, placedPicturesShape } from './pictures.ts';
import { line, paragraph } from './texts.ts';

const PLACES = ['top left', 'bottom left', 'bottom right'] as const;

/** The Featured Collection block. Source: ENT-02, FEAT-01 to FEAT-06, decision 16. */
export const featuredCollectionField = (options: SectionOptions = {}): CollapsibleField =>
  section(
    'Featured Collection',
    [
      {
        type: 'row',
        fields: [
          line({ name: 'featuredCollection', label: 'Collection', width: '33%' }),
          itemGroup({ name: 'featuredItemGroup', required: false }),
          line({ name: 'featuredApplication', label: 'Application', width: '33%' }),
        ],
      },
      paragraph({ name: 'featuredDescription', label: 'Text' }),
      placedPicturesField({
        name: 'featuredPictures',
        label: 'Pictures',
        places: PLACES,
        enumName: 'featured_place',
        description: 'One for each of the three places.',
      }),
      {
        type: 'row',
        fields: [
          link({
            name: 'featuredModal',
            label: 'Opens over the page',
            description: 'Where this is given, the button reads "View Collection".',
            width: '50%',
          }),
          link({
            name: 'featuredCatalogue',
            label: 'Opens a catalogue',
            description: 'Where this is given, the button reads "View Catalogue".',
            width: '50%',
          }),
        ],
      },
    ],
    options,
  );

/** What becomes of it. Source: ENT-02, FEAT-01 to FEAT-06. */
export const featuredShape = {
  section_featured_collection: placedPicturesShape('featuredPictures'),
  featured_collection_title: shape({
    collection_name: text('featuredCollection'),
    item_group_code: selected('featuredItemGroup'),
    application_name: text('featuredApplication'),
  }),
  featured_collection_description: text('featuredDescription'),
  featured_collection_modal_url: text('featuredModal'),
  featured_collection_catalogue_url: text('featuredCatalogue'),
};
