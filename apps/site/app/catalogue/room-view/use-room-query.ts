import type { Colourway } from '@selvedge/contract/scene-urls';
import { roomUrl } from '@selvedge/contract/urls';
import { startTransition, useCallback, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type RoomState, roomQuery } from './room-state.ts';

/**
 * The room's address is all that is known of what is set in it. A choice shows at once, before the router has its address;
 * a step makes an entry of the history, so that Back undoes it, anything else takes the place of the last.
 */
export function useRoomQuery(design: Omit<Colourway, 'colour'>) {
  const [search] = useSearchParams();
  const text = search.toString();
  const [shown, showAtOnce] = useOptimistic(text);
  const query = useMemo(() => new URLSearchParams(shown), [shown]);
  const navigate = useNavigate();
  // A step whose entry is still to come, with all that is tried until then: another way ends the one under way.
  const stepUnderWay = useRef<string>(undefined);
  const { item_group, range, design: name } = design;
  const change = useCallback(
    (state: RoomState, isStep: boolean) =>
      startTransition(async () => {
        const address = roomUrl({ item_group, range, design: name }, roomQuery(state));
        const makesEntry = isStep || stepUnderWay.current !== undefined;
        if (makesEntry) stepUnderWay.current = address;
        showAtOnce(address.split('?')[1] ?? '');
        await navigate(address, { replace: !makesEntry, preventScrollReset: true });
        if (stepUnderWay.current === address) stepUnderWay.current = undefined;
      }),
    [navigate, showAtOnce, item_group, range, name],
  );
  return { query, change };
}
