/**
 * Asks once, however many want to know, and holds the answer for a while: what anybody may cause as often as they like.
 *
 * @param ask may reject, which is an answer as well
 * @param heldMs for how long an answer is told on, from when it came
 */
export function askSeldom<T>(
  ask: () => Promise<T>,
  heldMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let known: { readonly until: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (known && known.until > now()) return known.answer;
    const answer = ask();
    known = { until: Number.POSITIVE_INFINITY, answer };
    const hold = () => {
      known = { until: now() + heldMs, answer };
    };
    answer.then(hold, hold);
    return answer;
  };
}
