import { useEffect, useState } from 'react';
import type { Slot } from '../calendar/local-days.ts';

/** As long as the fade in `booking.css`. */
const FADE_MS = 400;

/**
 * The slots of one day with those that were just taken, which stay for a moment to be seen going.
 * @returns the slots in order, and which of them are not to be had any more.
 */
export function useLeaving(slots: readonly Slot[]): { shown: readonly Slot[]; leaving: ReadonlySet<string> } {
  const [known, setKnown] = useState(slots);
  const [gone, setGone] = useState<readonly Slot[]>([]);

  if (known !== slots) {
    const starts = new Set(slots.map((slot) => slot.start));
    const taken = [...gone, ...known].filter((slot) => !starts.has(slot.start));
    setKnown(slots);
    if (taken.length !== gone.length) {
      setGone(taken);
    }
  }

  useEffect(() => {
    const timer = gone.length > 0 ? setTimeout(() => setGone([]), FADE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [gone]);

  if (gone.length === 0) {
    return { shown: slots, leaving: new Set() };
  }
  const shown = [...slots, ...gone].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  return { shown, leaving: new Set(gone.map((slot) => slot.start)) };
}
