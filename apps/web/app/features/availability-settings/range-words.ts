import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import type { Range } from './hours-draft.ts';

/** Words for hours on the reader's clock: `09:00–12:00, 14:00–17:00`; the words for a closed day without any. */
export function useRangeWords(): (ranges: readonly Range[]) => string {
  const t = useT();
  const format = useFormat();
  const time = (text: string) => (text === '' ? '…' : format.time(`1970-01-01T${text}:00Z`, 'UTC'));
  return (ranges) =>
    ranges.length === 0
      ? t('hours.closed')
      : t.list(ranges.map(({ start, end }) => t('format.range', { start: time(start), end: time(end) })));
}
