import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { fromDate, toDate } from './local-days.ts';
import { dayAfterKey, type Weeks } from './weeks.ts';

interface Calendar {
  weeks: Weeks;
  chosen: number | null;
  /** The last day that can be booked, or null while that is not known. */
  lastDay: number | null;
  /** The number of slots of each day; null while unknown. */
  counts: ReadonlyMap<number, number> | null;
  /** Shows the weeks of a day that is not visible. */
  turnTo: (day: number) => void;
}

/** One day of the grid takes part in the tab order; keys move to another, and change the weeks at the ends. */
export function useDayFocus({ weeks, chosen, lastDay, counts, turnTo }: Calendar) {
  const hydrated = useHydrated();
  const grid = useRef<HTMLTableElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  // The day that a key leads to; after a change of weeks it is rendered later.
  const goal = useRef<number | null>(null);
  const isShown = (day: number | null) => day !== null && day >= weeks.first && day <= weeks.last;
  const stop = isShown(held) ? held : isShown(chosen) ? chosen : Math.max(weeks.first, weeks.today);

  const known = counts !== null;

  useEffect(() => {
    const left = document.activeElement !== document.body && !grid.current?.contains(document.activeElement);
    if (stop === null || goal.current !== stop || left) {
      return;
    }
    grid.current?.querySelector<HTMLElement>(`[data-day="${toDate(stop)}"]`)?.focus();
    // A day that turns out to have slots becomes a link, and loses the focus again.
    if (known) {
      goal.current = null;
    }
  }, [stop, known]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const day = fromDate(target?.dataset['day'] ?? null);
    if (day === null || target === null) {
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      target.click();
      return;
    }
    const after = dayAfterKey(event.key, day, document.dir === 'rtl');
    if (after === null || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const next = Math.min(Math.max(after, weeks.today), Math.max(lastDay ?? weeks.last, weeks.today));
    goal.current = next === day ? null : next;
    setHeld(next);
    if (!isShown(next)) {
      turnTo(next);
    }
  };

  // Without scripts every day with slots is reached by Tab.
  const tabIndexOf = (day: number) => (hydrated ? (day === stop ? 0 : -1) : undefined);
  return { grid, onKeyDown, tabIndexOf };
}
