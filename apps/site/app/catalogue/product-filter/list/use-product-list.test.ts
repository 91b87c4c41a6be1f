import { describe, expect, it, vi } from 'vitest';
import { createSelectedApplications, selectedApplications } from './use-product-list.ts';

describe('the selected applications', () => {
  it('[GEN-14] are empty at start', () => {
    expect(selectedApplications.get()).toEqual([]);
  });

  it('[GEN-14] are shared by all who listen, and tell them of changes only', () => {
    const store = createSelectedApplications();
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    store.set(['Curtaining']);
    store.set(['Curtaining']);
    expect(store.get()).toEqual(['Curtaining']);
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    store.set([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
