/** The list of selected applications that the whole app shares in the browser; empty at start. Source: GEN-14. */
export interface SelectedApplications {
  get(): readonly string[];
  set(applications: readonly string[]): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

export function createSelectedApplications(): SelectedApplications {
  let current: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(applications) {
      const same =
        applications.length === current.length &&
        applications.every((value, index) => value === current[index]);
      if (same) return;
      current = [...applications];
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The app's one list. Only effects write to it, so that the server, which many visitors share, never does. */
export const selectedApplications: SelectedApplications = createSelectedApplications();
