import type { Booking } from '@abroad/contract/bookings';
import { LIMITS } from '@abroad/contract/limits';
import type { NoShow } from '@abroad/contract/no-shows';
import { Suspense, useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import './no-show.css';
import { caseWords, positionsOf, type Position } from './no-show-words.ts';
import { OwnDocuments } from '../forms/own-documents.tsx';
import { useNoShow } from './use-no-show.ts';

type Case = NonNullable<Booking['no_show']>;

interface Properties {
  booking: Booking;
  no_show: Case;
  /** The button to report the other person in turn. */
  children: ReactNode;
}

/** A reported no-show: both statements, the evidence, the deadline for answers, and the outcome. */
export default function NoShowCard({ booking, no_show, children }: Properties) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useNoShow(booking);
  const { first_name: name } = otherSide(booking);
  const { title, text } = caseWords(no_show, booking);
  const until = no_show.state === 'contested' ? (no_show.due_at ?? no_show.answer_until) : no_show.answer_until;
  const isOpen = no_show.outcome === null;
  return (
    <section className="card card-body stack no-show" aria-busy={data === undefined && error === null}>
      <h2>{t(title, { name })}</h2>
      <p>{t(text, { name, moment: format.momentWithin(until) })}</p>
      {isOpen && booking.price !== null && booking.price > 0 && <p>{t('noshow.money_waits')}</p>}
      {data === undefined && error === null && <Skeleton shape="long" />}
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      {data !== undefined && (
        <>
          {data.facts !== null && (
            <div className="stack">
              <h3>{t('noshow.found')}</h3>
              <p className="booking-text as-written">{data.facts}</p>
            </div>
          )}
          <Statements booking={booking} no_show={data} />
          <EvidenceList booking={booking} no_show={data} />
          <OwnDocuments files={data.own_files} />
          <OtherMentors booking={booking} no_show={data} />
          <Answers booking={booking} no_show={data}>
            {children}
          </Answers>
        </>
      )}
    </section>
  );
}

const AnswerDialog = laterDialog(() => import('./answer-dialog.tsx'));

/** The reader's possible answers now; nothing if there are none. */
function Answers({ booking, no_show, children }: { booking: Booking; no_show: NoShow; children: ReactNode }) {
  const t = useT();
  const [chosen, setChosen] = useState<Position | null>(null);
  const positions = positionsOf(no_show, booking);
  if (positions.length === 0) {
    return null;
  }
  return (
    <div className="booking-actions">
      {positions.map((one) => (
        <Button key={one.kind} kind={one.position === 'contest' ? 'primary' : 'line'} onClick={() => setChosen(one)}>
          {t(`noshow.${one.kind}`)}
        </Button>
      ))}
      {children}
      {chosen !== null && (
        <Suspense>
          <AnswerDialog
            booking={booking}
            position={chosen}
            filesLeft={LIMITS.no_show_files_max - no_show.own_files.length}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Both sides' statements, the oldest first. */
function Statements({ booking, no_show }: { booking: Booking; no_show: NoShow }) {
  const t = useT();
  const format = useFormat();
  const { first_name: name } = otherSide(booking);
  const reporters = new Set(no_show.statements.filter(({ word }) => word === 'report').map(({ side }) => side));
  return (
    <ol className="no-show-said">
      {no_show.statements.map(({ side, word, text, created_at }) => {
        const who = side === booking.viewer_role ? 'you' : 'other';
        const said = word !== 'report' && reporters.has(side) ? (`${word}_own` as const) : word;
        return (
          <li key={`${side} ${word}`}>
            <p className="strong">{t(`noshow.said_${said}_${who}`, { name })}</p>
            {text !== null && <p className="booking-text as-written">{text}</p>}
            <p className="small muted">
              <time dateTime={created_at}>{format.moment(created_at)}</time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Leads the student of a missed session to mentors like the one they booked, at the price that they paid or less. */
function OtherMentors({ booking: { price }, no_show: { other_mentors } }: { booking: Booking; no_show: NoShow }) {
  const t = useT();
  return (
    other_mentors !== null && (
      <div>
        <ButtonLink to={paths.search(other_mentors)}>
          {t(price ? 'noshow.other_mentor_paid' : 'noshow.other_mentor_free')}
        </ButtonLink>
      </div>
    )
  );
}

type Evidence = NoShow['evidence'][number];

/** Says that a side, or both, have no recorded join. */
function unrecorded([side, other]: readonly Evidence['side'][], { viewer_role }: Booking) {
  if (other !== undefined) {
    return 'noshow.not_joined' as const;
  }
  return side === viewer_role ? ('noshow.not_joined_you' as const) : ('noshow.not_joined_other' as const);
}

/** The evidence besides statements: who joined and when, and changes of the session. */
function EvidenceList({ booking, no_show }: { booking: Booking; no_show: NoShow }) {
  const t = useT();
  const { first_name: name } = otherSide(booking);
  const joined = new Set(no_show.evidence.filter(({ kind }) => kind === 'joined').map(({ side }) => side));
  // A person who joined by the link in an email may have been there, too.
  const unknown = (['mentor', 'prospect'] as const).filter((side) => !joined.has(side));
  // Phone calls and meetings in person have no "join" button.
  const isOnline = booking.platform !== 'phone' && booking.platform !== 'in_person';
  return (
    <div className="stack">
      <h3>{t('noshow.known')}</h3>
      <ul className="no-show-known">
        {no_show.evidence.map((one) => (
          <EvidenceLine key={`${one.kind} ${one.side} ${one.at}`} booking={booking} evidence={one} />
        ))}
        {isOnline && unknown.length > 0 && <li>{t(unrecorded(unknown, booking), { name })}</li>}
      </ul>
    </div>
  );
}

function EvidenceLine({ booking, evidence }: { booking: Booking; evidence: Evidence }) {
  const t = useT();
  const format = useFormat();
  const { kind, side, at, last_at, times, to } = evidence;
  const { first_name: name } = otherSide(booking);
  const who = side === booking.viewer_role ? 'you' : 'other';
  const values = { name, moment: format.moment(at), count: times ?? 1, to: to === null ? '' : format.at(to) };
  return (
    <li>
      {t(`noshow.${kind}_${who}`, values)}
      {last_at !== null && last_at !== at && (
        <span className="small muted"> {t('noshow.joined_last', { moment: format.moment(last_at) })}</span>
      )}
    </li>
  );
}
