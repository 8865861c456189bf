import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { PickerItem } from './picker-item.ts';
import { searchable } from './searchable.ts';
import type { RemoteResults } from './use-remote-search.ts';

interface Options {
  /** The text typed while nothing is chosen, or null. */
  text: string | null;
  results: RemoteResults<PickerItem>;
  onPick: (id: string) => void;
  /** The user tried to send the form, and is back in the field. */
  onRefuse: () => void;
  /** The typed text counts by itself, and needs no choice. */
  isEnough: boolean;
}

export interface LeftText {
  /** Goes to an element of the field that knows its form. */
  within: RefObject<HTMLOutputElement | null>;
  /** Whether text was left in the field that chooses nothing. */
  isUnchosen: boolean;
  onEdit: () => void;
  onLeave: () => void;
}

/**
 * Handles words that were typed into a picker and left there: they choose the result with exactly that name. If
 * there is none, the field says so, and its form isn't sent while they stand, so that they aren't lost silently.
 */
export function useLeftText({ text, results, onPick, onRefuse, isEnough }: Options): LeftText {
  const within = useRef<HTMLOutputElement>(null);
  const [left, setLeft] = useState(false);
  const written = text === null ? '' : searchable(text);
  const meant = left && results.state === 'found' ? named(results.items, written) : undefined;
  const choose = useEffectEvent(onPick);
  useEffect(() => {
    if (meant !== undefined) {
      choose(meant);
    }
  }, [meant]);

  const isMissing = written !== '' && !isEnough;
  const refuse = useEffectEvent((event: Event) => {
    if (isMissing) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeft(true);
      const field = within.current?.closest('.picker')?.querySelector('input');
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
      onRefuse();
    }
  });
  useEffect(() => {
    const form = within.current?.form;
    const onSubmit = (event: Event) => refuse(event);
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);

  return {
    within,
    isUnchosen: left && isMissing && meant === undefined && results.state !== 'searching',
    onEdit: () => setLeft(false),
    onLeave: () => setLeft(true),
  };
}

/** The id of the only item of that name. */
function named(items: readonly PickerItem[], written: string): string | undefined {
  const [one, another] = items.filter(({ label }) => searchable(label) === written);
  return another === undefined ? one?.id : undefined;
}
