import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { createClockWords, type ClockWords, type OtherClock } from './clock-words.ts';

/** The words about slots for the reader of this page. */
export function useClockWords(mentor: OtherClock): ClockWords {
  const t = useT();
  const { zone, format } = useViewer();
  return createClockWords(mentor, { t, zone, format });
}
