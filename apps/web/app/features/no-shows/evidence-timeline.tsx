import type { StaffNoShowDetail } from '@abroad/contract/no-shows';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ConsoleSection } from '../admin/console-page.tsx';

interface Entry {
  at: string;
  /** The side that did it; null for the session itself. */
  side: 'mentor' | 'prospect' | null;
  text: ReactNode;
  key: string;
}

/** The acts and statements of both people, in order: the mentor's column, and the student's. */
export function EvidenceTimeline({ no_show }: { no_show: StaffNoShowDetail }) {
  const t = useT();
  const format = useFormat();
  const { evidence, messages, reported_before } = no_show;
  const joined = new Set(evidence.filter(({ kind }) => kind === 'joined').map(({ side }) => side));
  const entries = useEntries(no_show).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <ConsoleSection title={t('noshow.staff_timeline')}>
      <div className="no-show-columns">
        {(['mentor', 'prospect'] as const).map((side) => (
          <div key={side}>
            <p className="strong">{t(`noshow.staff_${side}`, { name: no_show[side].name })}</p>
            <p className="small muted">{t('noshow.reported_before', { count: reported_before[side] })}</p>
            {!joined.has(side) && <p className="small muted">{t('noshow.not_joined')}</p>}
          </div>
        ))}
      </div>
      {messages.length > 0 && <p className="small muted">{t('noshow.messages_note')}</p>}
      <ol className="no-show-timeline">
        {entries.map(({ key, side, text, at }) => (
          <li key={key} className={classNames('no-show-entry', side !== null && `no-show-${side}`)}>
            {text}
            <p className="small muted">
              <time dateTime={at}>{format.moment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </ConsoleSection>
  );
}

function useEntries(no_show: StaffNoShowDetail): Entry[] {
  const { evidence, statements, messages, reviews, start, end, mentor, prospect } = no_show;
  const t = useT();
  const format = useFormat();
  const nameOf = (side: 'mentor' | 'prospect') => (side === 'mentor' ? mentor : prospect).name;
  return [
    { at: start, side: null, key: 'start', text: <p className="strong">{t('noshow.session_began')}</p> },
    { at: end, side: null, key: 'end', text: <p className="strong">{t('noshow.session_ended')}</p> },
    ...evidence.map(({ kind, side, at, last_at, times, to }) => ({
      at,
      side,
      key: `${kind} ${side} ${at}`,
      text: (
        <p>
          {t(`noshow.did_${kind}`, {
            name: nameOf(side),
            count: times ?? 1,
            to: to === null ? '' : format.at(to),
            last: format.moment(last_at ?? at),
          })}
        </p>
      ),
    })),
    ...messages.map(({ id, side, text, files, created_at }) => ({
      at: created_at,
      side,
      key: id,
      text: (
        <>
          <p className="strong">{t('noshow.did_write', { name: nameOf(side) })}</p>
          {text === null ? (
            <p className="small muted">{t('noshow.message_removed')}</p>
          ) : (
            text !== '' && <p className="as-written">{text}</p>
          )}
          {files.map((name, place) => (
            <p key={place} className="small">
              <Icon name="clip" /> <bdi>{name}</bdi>
            </p>
          ))}
        </>
      ),
    })),
    ...reviews.map(({ side, stars, text, is_sealed, created_at }) => ({
      at: created_at,
      side,
      key: `review ${side}`,
      text: (
        <>
          <p className="strong">
            {t(is_sealed ? 'noshow.did_review_sealed' : 'noshow.did_review', { name: nameOf(side) })}
          </p>
          {stars !== null && <p>{t('reviews.stars', { count: stars })}</p>}
          {text !== null && <p className="as-written">{text}</p>}
        </>
      ),
    })),
    ...statements.map(({ side, word, text, created_at }) => ({
      at: created_at,
      side,
      key: `${word} ${side}`,
      text: (
        <>
          <p className="strong">{t(`noshow.did_${word}`, { name: nameOf(side) })}</p>
          {text !== null && <p className="as-written">{text}</p>}
        </>
      ),
    })),
  ];
}
