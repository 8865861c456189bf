import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Status } from '../../ui/status.tsx';
import { pressure, type Waiting } from './what-waits.ts';

interface Properties extends Pick<Waiting, 'id' | 'due'> {
  /** Epoch milliseconds. */
  now: number;
  /** A portrait, or the sign of its kind. */
  sign: ReactNode;
  title: ReactNode;
  /** The facts below the title. */
  children?: ReactNode;
  actions: ReactNode;
  /** The question before an action, below the row. */
  form?: ReactNode;
  /** It was answered, and goes away. */
  isFolded?: boolean;
}

/** Something that waits, with all that an answer needs. Its title takes the focus when the row before it is done. */
export function WaitingRow({ id, due, now, sign, title, children, actions, form, isFolded = false }: Properties) {
  return (
    <li id={rowId(id)} className={classNames('waits', isFolded && 'waits-folded')} inert={isFolded}>
      <div className="waits-row">
        {sign}
        <div className="waits-what">
          <h3 tabIndex={-1}>{title}</h3>
          {children}
        </div>
        {due !== null && <Due due={due} now={now} />}
        <div className="waits-do">{actions}</div>
        {form}
      </div>
    </li>
  );
}

const rowId = (id: string) => `waits-${id}`;

/** Moves the focus from a row that is done to the one that follows, else to the one before, else to the list's heading. */
export function focusAfter(id: string): void {
  const row = document.getElementById(rowId(id));
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const title = beside?.querySelector('h3') ?? row?.closest('section')?.querySelector('h2');
  title?.focus();
}

/** The sign of what waits and has no portrait. */
export function Sign({ icon, tone }: { icon: IconName; tone?: 'bad' | 'watch' }) {
  return (
    <span className={classNames('waits-sign', tone && `waits-sign-${tone}`)}>
      <Icon name={icon} />
    </span>
  );
}

const minute = 60_000;
const hour = 60 * minute;
/** The most hours that are counted; a longer wait is shown as day and time. */
const hoursSaid = 12;
/** The most hours for which the time of the day matters. */
const dayAndTime = 7 * 24;

/** A deadline in words, whose colour and shape say how much it presses. Epoch milliseconds. */
function Due({ due, now }: { due: number; now: number }) {
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
          : t('mentoring.until', { moment: left < dayAndTime * hour ? format.momentWithin(due) : format.day(due) });
  return <Status tone={pressure(due, now)}>{words}</Status>;
}
