import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useViewerZone } from '../../lib/viewer.tsx';
import { repeatedStarts, type Slot } from '../calendar/local-days.ts';
import type { ClockWords } from './clock-words.ts';

interface Properties {
  slots: readonly Slot[];
  chosen: Slot | null;
  hrefOf: (slot: Slot) => string;
  words: ClockWords;
  labelledBy: string;
}

/** The slots of a day: radio buttons (WAI-ARIA radio group) that are plain links while no scripts run. */
export function SlotList({ slots, chosen, hrefOf, words, labelledBy }: Properties) {
  const hydrated = useHydrated();
  const list = useChosenInView(chosen?.start ?? null);
  const repeated = repeatedStarts(slots, useViewerZone());
  const stop = chosen !== null && slots.includes(chosen) ? chosen : slots[0];
  const { shown, leaving } = useLeaving(slots);
  const keepFocus = useKeptFocus(list);
  return (
    <div className="slot-list" ref={list} role="radiogroup" aria-labelledby={labelledBy} onFocus={keepFocus}>
      {shown.map((slot) =>
        leaving.has(slot.start) ? (
          <span key={slot.start} className="slot slot-leaving" aria-hidden="true">
            {words.slotTime(slot.start, repeated.has(slot.start))}
          </span>
        ) : (
          <Link
            key={slot.start}
            className="slot"
            // A link, so that it works without scripts.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="radio"
            aria-checked={slot.start === chosen?.start}
            // Without scripts there are no arrow keys, and Tab reaches each of them.
            tabIndex={hydrated && slot !== stop ? -1 : 0}
            onKeyDown={moveByKey}
            to={hrefOf(slot)}
            replace
            preventScrollReset
          >
            <span>{words.slotTime(slot.start, repeated.has(slot.start))}</span>
            <small>{words.slotThere(slot.start)}</small>
          </Link>
        ),
      )}
    </div>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from radio to radio and around the ends, choosing as they go; Space chooses the focused one. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const here = event.currentTarget;
  const step = event.key === ' ' ? 0 : steps[event.key];
  if (step === undefined) {
    return;
  }
  event.preventDefault();
  const radios = [...(here.parentElement?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
  const next = radios.at((radios.indexOf(here) + step) % radios.length);
  next?.focus();
  next?.click();
}

/** If the focused time disappears, the focus goes to the next time that can be chosen. */
function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus();
    }
  });
  return (event: FocusEvent) => {
    focused.current = event.target;
  };
}

/** A slot that the address chose may be further down in a long list. */
function useChosenInView(start: string | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = start === null ? null : box?.querySelector<HTMLElement>('[aria-checked=true]');
    if (box && item && item.offsetTop + item.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = item.offsetTop - box.clientHeight / 2;
    }
  }, [start]);
  return list;
}

/** As long as the fade in `booking.css`. */
const FADE_MS = 400;

/**
 * The slots of one day with those that were just taken, which stay visible for a moment.
 * @returns the slots in order, and those of them that aren't available any more.
 */
function useLeaving(slots: readonly Slot[]): { shown: readonly Slot[]; leaving: ReadonlySet<string> } {
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
