import type { AvailabilityRuleInput } from '@abroad/contract/availability-settings';
import type { BookingPolicy } from '@abroad/booking-rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const PAUSE_MS = 400;
const minute = 60_000;
const dayLength = 24 * 60 * minute;
export const previewDays = 14;

/** The request for the preview; null while the typed values are invalid. */
export interface PreviewQuestion {
  schedule: { time_zone: string; rules: AvailabilityRuleInput[] };
  policy: BookingPolicy;
  duration_min: number;
}

/** A text that follows another after a pause. */
export function useSettled(text: string | null, pause: number): string | null {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}

/**
 * Returns the slots of unsaved settings in the next two weeks. During the calculation the last answer stays, marked
 * as old.
 */
export function usePreview(userId: string, question: PreviewQuestion | null) {
  const requestKey = question === null ? null : JSON.stringify(question);
  const settled = useSettled(requestKey, PAUSE_MS);
  const query = useQuery({
    queryKey: ['availability-preview', userId, settled],
    enabled: settled !== null,
    staleTime: minute,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const now = Date.now();
      // A day more at both ends, because dates begin at other times in other zones.
      const span = { from: now - dayLength, to: now + (previewDays + 2) * dayLength };
      const body = {
        ...(JSON.parse(settled ?? '') as PreviewQuestion),
        from: new Date(span.from).toISOString(),
        to: new Date(span.to).toISOString(),
      };
      return api.previewAvailability({ body, signal });
    },
  });
  return { ...query, isOld: requestKey !== settled || query.isPlaceholderData || query.isFetching };
}
