import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Merge } from './merge-edits.ts';

type Side = 'mine' | 'theirs';

/** The state of a form after a change elsewhere. */
export interface Meanwhile {
  /** Names of the fields that both changed to something else. */
  both: readonly string[];
  /** Shows everything with the values typed here on top, or the newer version as it is. */
  showing: Side;
  show: (side: Side) => void;
}

interface Met<T> extends Record<Side, T> {
  /** The saved values. */
  stands: T;
  both: string[];
  showing: Side;
}

interface Filling<T> {
  /** Returns the form's values. */
  read: () => T;
  /** Fills the form with values, as changes of the saved ones. */
  fill: (values: T, stands: T) => void;
  /** See `mergeEdits`. */
  merge: Merge<T>;
}

/**
 * Merges a form's typed values with values that were saved elsewhere meanwhile. Neither side is lost: each can be
 * looked at, and is kept while the other is shown.
 */
export function useMeanwhile<T>({ read, fill, merge }: Filling<T>) {
  const [met, setMet] = useState<Met<T> | null>(null);
  const meanwhile: Meanwhile | null = met && {
    both: met.both,
    showing: met.showing,
    show: (showing) => {
      setMet({ ...met, [met.showing]: read(), showing });
      fill(met[showing], met.stands);
    },
  };
  return {
    /** Null without a change elsewhere. */
    meanwhile,
    /** Merges both into the form. @param base the state on which the typed values are based. */
    bringTogether: (base: T, stands: T) => {
      const { merged, both } = merge(base, read(), stands);
      setMet({ stands, mine: merged, theirs: stands, both, showing: 'mine' });
      fill(merged, stands);
    },
  };
}

/** The same for a form of React Hook Form. */
export const useFormMeanwhile = <T extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<T>, 'getValues' | 'reset'>,
  merge: Merge<T>,
) =>
  useMeanwhile<T>({
    read: getValues,
    fill: (values, stands) => {
      reset(stands);
      // Saving sends the values that differ from the saved ones.
      reset(values, { keepDefaultValues: true });
    },
    merge,
  });
