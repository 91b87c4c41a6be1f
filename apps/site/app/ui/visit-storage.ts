/** The visit's storage. A browser may refuse it, or have no room in it: then nothing is kept. */
export const visitStorage = {
  get(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {}
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {}
  },
};
