import { useEffect, useState } from 'react';

/**
 * Whether a state has lasted.
 *
 * @param isOn the state now
 * @param ms how long it has to last, in milliseconds
 * @returns true from then on, and false as soon as the state is over
 */
export function useLasting(isOn: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, ms]);
  return isOn && hasLasted;
}
