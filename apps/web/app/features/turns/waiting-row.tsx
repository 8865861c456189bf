import type { Turn } from '@abroad/contract/turns';
import { Link } from 'react-router';
import { useClock } from '../../lib/use-clock.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { minutesLeft, minutesSaid } from './minutes-left.ts';
import './turns.css';

interface RowProperties {
  to: string;
  /** Whether it opens by a load of its own, as payments do. */
  reloads?: boolean;
  icon: IconName;
  title: string;
  detail: string;
  action: string;
  isUrgent?: boolean;
  count?: number;
}

/** Something that waits for the reader: the whole row leads to it, and its button says what to do. */
export function WaitingRow({ to, reloads, icon, title, detail, action, isUrgent, count = 0 }: RowProperties) {
  return (
    <li>
      <Link className="waiting-row" to={to} {...(reloads && { reloadDocument: true })}>
        <span className="waiting-icon">
          <Icon name={icon} />
          {count > 0 && (
            <span className="tab-count tab-count-asks" aria-hidden="true">
              {count}
            </span>
          )}
        </span>
        <span className="waiting-words">
          <span className="strong">{title}</span>
          {detail !== '' && (
            <span className="tiny muted two-lines" dir="auto">
              {detail}
            </span>
          )}
        </span>{' '}
        <span className={classNames('button button-small', isUrgent ? 'button-primary' : 'button-line')}>{action}</span>
      </Link>
    </li>
  );
}

const turnWords = {
  answer_request: { icon: 'calendar', text: 'turns.request', action: 'turns.answer' },
  answer_proposal: { icon: 'swap', text: 'turns.proposal', action: 'turns.choose' },
  answer_no_show: { icon: 'flag', text: 'turns.no_show', action: 'turns.say' },
} as const;

/** A booking that waits for the reader. */
export function TurnRow({ turn }: { turn: Turn }) {
  const t = useT();
  const format = useFormat();
  const { booking_id: id, kind, name, first_name: firstName, service, hold_expires_at: until } = turn;
  const minutes = minutesLeft(until, useClock(kind === 'pay'));
  if (kind === 'pay') {
    return minutes === null ? null : (
      <WaitingRow
        to={paths.payBooking(id)}
        reloads
        icon="card"
        title={
          minutes <= minutesSaid
            ? t('turns.pay_left', { name: firstName, minutes })
            : t('later.turn', { name: firstName, moment: format.momentWithin(until ?? 0) })
        }
        detail={service}
        action={t('turns.pay')}
        isUrgent
      />
    );
  }
  const { icon, text, action } = turnWords[kind];
  return (
    <WaitingRow
      to={paths.booking(id)}
      icon={icon}
      title={t(text, { name, service, moment: format.moment(turn.start) })}
      detail={
        kind === 'answer_proposal' || until === null
          ? ''
          : t('turns.answer_until', { moment: format.momentWithin(until) })
      }
      action={t(action)}
    />
  );
}
