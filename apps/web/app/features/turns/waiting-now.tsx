import type { Turn } from '@abroad/contract/turns';
import { useId } from 'react';
import { Link } from 'react-router';
import { useClock } from '../../lib/use-clock.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { minutesLeft, minutesSaid } from './minutes-left.ts';
import './turns.css';

const shown = 3;

/** The reader's open tasks, the most urgent first, with a link to all of them. */
export default function WaitingNow({ turns }: { turns: readonly Turn[] }) {
  const t = useT();
  const id = useId();
  return (
    <section className="waiting-now" aria-labelledby={id}>
      <h2 id={id} className="tiny">
        {t('turns.title')}
      </h2>
      <ul>
        {turns.slice(0, shown).map((turn) => (
          <TurnRow key={turn.booking_id} turn={turn} />
        ))}
      </ul>
      {turns.length > shown && (
        <Link className="link strong" to={paths.bookings({ when: 'waiting' })}>
          {t('turns.all', { count: turns.length })}
        </Link>
      )}
    </section>
  );
}

const turnWords = {
  answer_request: { text: 'turns.request', button: 'turns.answer', button_of: 'turns.answer_to' },
  answer_proposal: { text: 'turns.proposal', button: 'turns.choose', button_of: 'turns.choose_of' },
  answer_no_show: { text: 'turns.no_show', button: 'turns.say', button_of: 'turns.say_of' },
} as const;

function TurnRow({ turn }: { turn: Turn }) {
  const t = useT();
  const format = useFormat();
  const { booking_id: id, kind, name, first_name: firstName, service, hold_expires_at: until } = turn;
  const minutes = minutesLeft(until, useClock(kind === 'pay'));
  if (kind === 'pay') {
    return minutes === null ? null : (
      <li>
        <p className="strong">
          {minutes <= minutesSaid
            ? t('turns.pay_left', { name: firstName, minutes })
            : t('later.turn', { name: firstName, moment: format.momentWithin(until ?? 0) })}
        </p>
        <ButtonLink
          kind="sun"
          size="small"
          reloadDocument
          to={paths.payBooking(id)}
          aria-label={t('turns.pay_session', { name })}
        >
          {t('turns.pay')}
        </ButtonLink>
      </li>
    );
  }
  const words = turnWords[kind];
  return (
    <li>
      <p>
        <span className="strong">{t(words.text, { name, service, moment: format.moment(turn.start) })}</span>
        {kind !== 'answer_proposal' && until !== null && (
          <span className="turn-until">{t('turns.answer_until', { moment: format.momentWithin(until) })}</span>
        )}
      </p>
      <ButtonLink kind="sun" size="small" to={paths.booking(id)} aria-label={t(words.button_of, { name })}>
        {t(words.button)}
      </ButtonLink>
    </li>
  );
}
