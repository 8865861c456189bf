import type { Booking, CreateBooking } from '@abroad/contract/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isFailure, isRefused } from '../../api/failure.ts';

interface Events {
  /** The steps before the booking. */
  prepare: () => Promise<void>;
  onBooked: (booking: Booking) => void;
  /** Called when the slot isn't available any more. */
  onSlotLost: () => void;
  /** Called when a sent value is invalid. */
  onInvalid: () => void;
}

const lostCodes = new Set(['SLOT_TAKEN', 'DAY_FULL', 'WEEK_FULL', 'SLOT_NOT_OFFERED']);

/**
 * Books a slot once, however often the button is pressed: the same request has the same Idempotency-Key until it has
 * a final answer.
 */
export function useBook({ prepare, onBooked, onSlotLost, onInvalid }: Events) {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const mutation = useMutation({
    mutationFn: async (body: CreateBooking) => {
      await prepare();
      const { api } = await import('../../api/browser-client.ts');
      return api.createBooking({ body, idempotency_key: keyFor(keys.current, body) });
    },
    onSuccess(booking) {
      queries.setQueryData(['booking', booking.id], booking);
      void queries.invalidateQueries({ queryKey: ['bookings'] });
      void queries.invalidateQueries({ queryKey: ['availability'] });
      onBooked(booking);
    },
    onError(error, body) {
      if (isAnsweredForGood(error)) {
        keys.current.delete(JSON.stringify(body));
      }
      if (isFailure(error) && lostCodes.has(error.code)) {
        void queries.invalidateQueries({ queryKey: ['availability'] });
        onSlotLost();
      }
      if (isFailure(error) && error.code === 'VALIDATION_FAILED') {
        onInvalid();
      }
    },
  });

  return {
    book: (body: CreateBooking) => mutation.mutate(body),
    isBooking: mutation.isPending || mutation.isSuccess,
    /** Whether the last request may have succeeded: then its time isn't free because it is the reader's own. */
    isUnsettled: mutation.isError ? !isAnsweredForGood(mutation.error) : mutation.isPending || mutation.isSuccess,
    error: mutation.error,
    forgetError: mutation.reset,
  };
}

function keyFor(keys: Map<string, string>, body: CreateBooking): string {
  const wish = JSON.stringify(body);
  const key = keys.get(wish) ?? crypto.randomUUID();
  keys.set(wish, key);
  return key;
}

/** A lost or unfinished answer keeps its key, so that the next press finds the booking that may have been made. */
function isAnsweredForGood(error: unknown): boolean {
  // 429 is a refusal: nothing was booked, even if it may be tried again soon.
  return isFailure(error) && (error.status === 429 || isRefused(error)) && error.code !== 'IN_PROGRESS';
}
