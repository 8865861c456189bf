import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router';
import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { wallTime } from '../../lib/time-zone.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { isInWakingHours } from '../../lib/waking-hours.ts';
import { Icon } from '../../ui/icon.tsx';
import { repeatedStarts, type Slot } from '../calendar/local-days.ts';
import type { ClockWords } from './clock-words.ts';
import './slots.css';

interface Properties {
  slots: readonly Slot[];
  chosen: Slot | null;
  hrefOf: (slot: Slot) => string;
  words: ClockWords;
  labelledBy: string;
}

/**
 * The slots of a day: radio buttons (WAI-ARIA radio group) that are plain links while no scripts run. Those at night on the reader's
 * clock are folded, if there are others.
 */
export function SlotList({ slots, chosen, hrefOf, words, labelledBy }: Properties) {
  const t = useT();
  const hydrated = useHydrated();
  const { zone, format } = useViewer();
  const list = useChosenInView(chosen?.start ?? null);
  const repeated = repeatedStarts(slots, zone);
  const { shown, leaving } = useLeaving(slots);
  const keepFocus = useKeptFocus(list);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const parts = partsOf(shown, zone);
  const isOpen = (part: Part) =>
    part.fold === null || (opened[part.fold] ?? part.slots.some(({ start }) => start === chosen?.start));
  const reachable = parts.filter(isOpen).flatMap((part) => part.slots.filter(({ start }) => !leaving.has(start)));
  const stop = reachable.find(({ start }) => start === chosen?.start) ?? reachable[0];

  const item = (slot: Slot) =>
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
    );
  return (
    <div className="slot-list" ref={list} role="radiogroup" aria-labelledby={labelledBy} onFocus={keepFocus}>
      {parts.map((part) =>
        part.fold === null ? (
          part.slots.map(item)
        ) : (
          <details
            key={part.fold}
            className="slot-fold"
            open={isOpen(part)}
            onToggle={({ currentTarget: { open } }) => setOpened({ ...opened, [part.fold ?? '']: open })}
          >
            <summary>
              {t(`booking.night_${part.fold}`, {
                count: part.slots.length,
                time: format.time(EDGES[part.fold], 'UTC'),
              })}
              <Icon name="down" />
            </summary>
            <div className="slot-folded">{part.slots.map(item)}</div>
          </details>
        ),
      )}
    </div>
  );
}

const HOUR_MS = 3_600_000;
/** When waking hours begin and end, on any day. */
const EDGES = { before: LIMITS.day_from_hour * HOUR_MS, after: LIMITS.day_to_hour * HOUR_MS } as const;

interface Part {
  /** Where these slots are folded: those before or after waking hours. */
  fold: 'before' | 'after' | null;
  slots: Slot[];
}

/** The slots of a day by waking hours; all together where it has none but at night. */
function partsOf(slots: readonly Slot[], zone: string): Part[] {
  const isDay = ({ start }: Slot) => isInWakingHours(start, zone);
  if (!slots.some(isDay)) {
    return [{ fold: null, slots: [...slots] }];
  }
  const hourOf = ({ start }: Slot) => wallTime(Date.parse(start), zone).hour;
  const parts: Part[] = [
    { fold: 'before', slots: slots.filter((slot) => hourOf(slot) < LIMITS.day_from_hour) },
    { fold: null, slots: slots.filter(isDay) },
    { fold: 'after', slots: slots.filter((slot) => hourOf(slot) >= LIMITS.day_to_hour) },
  ];
  return parts.filter((part) => part.slots.length > 0);
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
  const all = here.closest('[role=radiogroup]')?.querySelectorAll<HTMLElement>('[role=radio]') ?? [];
  const radios = [...all].filter((radio) => radio.closest('details:not([open])') === null);
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

/** As long as the fade in `slots.css`. */
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
