import { describe, expect, it } from 'vitest';
import { clearFilters } from './clear-filters.ts';
import { NO_SELECTIONS } from './filter-state.ts';

describe('Clear', () => {
  it.each([
    ['curtaining', ['Curtaining', 'Dual Purpose']],
    ['Upholstery', ['Upholstery', 'Dual Purpose']],
    ['DUAL PURPOSE', ['Dual Purpose']],
  ])('[FILTER-10] puts back the default set of %s', (application, set) => {
    expect(clearFilters(application)).toEqual({
      selections: { ...NO_SELECTIONS, application: set },
      page: 1,
    });
  });

  it('[FILTER-09] puts back any other application of the path by itself', () => {
    expect(clearFilters('Outdoor').selections.application).toEqual(['Outdoor']);
  });
});
