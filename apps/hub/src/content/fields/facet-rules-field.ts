import {
  DEFAULT_FACET_RULES,
  MOST_FACET_RULES,
  MOST_PHRASE_CHARACTERS,
} from '@selvedge/contract/facet-rules';
import { RULE_FACETS } from '@selvedge/contract/facets';
import { PANEL_HEADINGS } from '@selvedge/contract/filter-panel';
import { MAX_FILTER_VALUE_CHARACTERS } from '@selvedge/contract/limits';
import type { ArrayField } from 'payload';
import { choice, rows, shape, text } from './codec.ts';
import { rowsNamedBy } from './content-form.ts';
import { line } from './simple-fields.ts';

/** What gives products their values of Care and Contract (decision 28). A new house begins with the program's own. */
export const facetRules: ArrayField = {
  name: 'facetRules',
  type: 'array',
  label: 'Rules of Care and Contract',
  labels: { singular: 'Rule', plural: 'Rules' },
  maxRows: MOST_FACET_RULES,
  defaultValue: DEFAULT_FACET_RULES,
  admin: {
    description:
      'A product has a value where one of its care instructions or standards says one of the phrases. A change counts for every product within seconds.',
    ...rowsNamedBy('Rule', 'name'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'facet',
          type: 'select',
          label: 'Filter',
          required: true,
          enumName: 'rule_facet',
          defaultValue: RULE_FACETS[0],
          options: RULE_FACETS.map((value) => ({ value, label: PANEL_HEADINGS[value] })),
          admin: { width: '33%' },
        },
        {
          ...line({ name: 'name', label: 'Value', required: true, width: '66%' }),
          maxLength: MAX_FILTER_VALUE_CHARACTERS,
        },
      ],
    },
    {
      ...line({
        name: 'phrases',
        label: 'Phrases',
        required: true,
        description: 'Parted by commas, in whole words: machine wash, washable.',
      }),
      maxLength: MOST_PHRASE_CHARACTERS,
    },
    {
      ...line({
        name: 'except',
        label: 'Passed over',
        description: 'Parted by commas. What stands in these is not read: do not machine wash.',
      }),
      maxLength: MOST_PHRASE_CHARACTERS,
    },
  ],
};

/** What becomes of it. */
export const facetRulesShape = rows(
  'facetRules',
  shape({
    facet: choice('facet', RULE_FACETS),
    name: text('name'),
    phrases: text('phrases'),
    except: text('except'),
  }),
);
