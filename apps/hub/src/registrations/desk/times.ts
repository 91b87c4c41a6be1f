import { counted, houseTime } from '../../ui/formats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How an application stands against its target, in words. */
interface Age {
  readonly text: string;
  readonly tone: 'done' | 'early' | 'soon' | 'late';
}

/**
 * How long an application has until it should be decided.
 *
 * @param dueAt when it should be; null where that is not known
 * @param decidedAt when it was; null while it is not
 */
export function ageOf(dueAt: Date | null, decidedAt: Date | null, now: Date): Age {
  if (!dueAt) return { text: 'No target', tone: 'early' };
  const leftMs = dueAt.getTime() - (decidedAt ?? now).getTime();
  const days = Math.floor(Math.abs(leftMs) / DAY_MS);
  if (decidedAt) return { text: leftMs >= 0 ? 'Decided in time' : 'Decided late', tone: 'done' };
  if (leftMs < 0)
    return {
      text: days === 0 ? 'Due today, late' : `${counted(days, 'day')} late`,
      tone: 'late',
    };
  return days === 0
    ? { text: 'Due within a day', tone: 'soon' }
    : { text: `${counted(days, 'day')} left`, tone: 'early' };
}

/** A time as the people of the desk read it. */
export const when: (time: Date) => string = houseTime('medium', 'short').format;
