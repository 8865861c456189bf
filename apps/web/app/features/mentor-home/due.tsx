import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Status } from '../../ui/status.tsx';
import { pressure } from './what-waits.ts';

const minute = 60_000;
const hour = 60 * minute;
/** The most hours that are counted; a longer wait is shown as day and time. */
const hoursSaid = 12;

/** A deadline in words, whose colour and shape say how much it presses. Epoch milliseconds. */
export function Due({ due, now }: { due: number; now: number }) {
  const t = useT();
  const format = useFormat();
  const left = due - now;
  const words =
    left <= 0
      ? t('mentoring.late')
      : left < hour
        ? t('mentoring.left_minutes', { count: Math.max(1, Math.floor(left / minute)) })
        : left < hoursSaid * hour
          ? t('mentoring.left_hours', { count: Math.floor(left / hour) })
          : t('mentoring.until', { moment: format.momentWithin(due) });
  return <Status tone={pressure(due, now)}>{words}</Status>;
}
