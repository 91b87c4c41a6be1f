/** The user that owns nothing: the number that Linux and most others give it. */
const NOBODY = 65_534;

/**
 * Gives up the rights of root, for good, where the process has them: from then on it reads nothing that is not for
 * everybody. What is still to be loaded has to be loaded before.
 */
export function becomeNobody(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
