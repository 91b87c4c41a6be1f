import { z } from 'zod';
import { RULE_FACETS } from './facets.ts';
import { MAX_FILTER_VALUE_CHARACTERS } from './limits.ts';

/** Rules that a house keeps; each is read over every text of a product's care and standards. */
export const MOST_FACET_RULES = 40;
/** Longest list of phrases, in characters. */
export const MOST_PHRASE_CHARACTERS = 1000;

const phrases = z.string().max(MOST_PHRASE_CHARACTERS);

/** What gives products a value of Care or Contract: phrases in their care instructions and standards (decision 28). */
export const facetRule = z.strictObject({
  facet: z.enum(RULE_FACETS),
  name: z.string().trim().min(1).max(MAX_FILTER_VALUE_CHARACTERS).describe('The value, as shown'),
  phrases: phrases.describe('What gives the value, parted by commas; compared by whole words'),
  except: phrases.describe('What is passed over in a text, parted by commas: “do not wash”'),
});

export type FacetRule = z.output<typeof facetRule>;

/** What a house begins with. */
export const DEFAULT_FACET_RULES: FacetRule[] = [
  {
    facet: 'care',
    name: 'Machine washable',
    phrases: 'machine wash, machine washable, washable, washing machine',
    except: 'do not machine wash, not machine washable, not washable, non washable, hand washable',
  },
  {
    facet: 'care',
    name: 'Hand wash',
    phrases: 'hand wash, hand washable, wash by hand',
    except: 'do not hand wash',
  },
  {
    facet: 'care',
    name: 'Dry clean',
    phrases: 'dry clean, dry cleaning, dry cleanable',
    except: 'do not dry clean, not dry clean, no dry cleaning',
  },
  {
    facet: 'care',
    name: 'Wipe clean',
    phrases: 'wipe, sponge, wipeable, spongeable',
    except: 'do not wipe, do not sponge',
  },
  {
    facet: 'care',
    name: 'Dishwasher safe',
    phrases: 'dishwasher',
    except: 'not dishwasher safe, not suitable for the dishwasher, not in the dishwasher',
  },
  {
    facet: 'contract',
    name: 'Contract fire rated',
    phrases:
      'EN 1021, EN 13773, EN 13501, BS 5852, BS 5867, BS 7176, crib 5, NFPA 260, NFPA 701, Cal 117, TB 117, B-s1, M1, fire rated, fire retardant, flame retardant',
    except: 'not fire rated, not fire retardant, not flame retardant',
  },
];
