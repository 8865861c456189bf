import type { Case } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { listWords } from '../../lib/list-words.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Status } from '../../ui/status.tsx';

type Words = NonNullable<Case['target']['words']>;

/** All texts of all kinds of targets, in the order in which they are shown. */
const FIELDS = [
  'first_name',
  'last_name',
  'title',
  'headline',
  'video_url',
  'text',
  'reply',
  'message',
  'about',
  'description',
  'why_study_abroad',
  'career_aspirations',
  'topics_can_discuss',
  'topics',
  'target_fields',
  'educations',
  'experiences',
  'questions',
  'answers',
  'meeting_location',
  'location',
  'cancel_reason',
] as const;

/** A part of a case with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card stack case-part">
      <h2 className="card-title">{title}</h2>
      {children}
    </section>
  );
}

/** Texts as their author wrote them, never as markup. */
function WordList({ words }: { words: Words }) {
  const t = useT();
  const filled = FIELDS.flatMap((field) => {
    const value = words[field] ?? [];
    return value.length > 0 ? [{ field, value }] : [];
  });
  return (
    <Facts areLong>
      {filled.map(({ field, value }) => (
        <Fact key={field} name={t(`cases.field_${field}`)}>
          {(Array.isArray(value) ? value : [value]).map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
        </Fact>
      ))}
    </Facts>
  );
}

/** The reported content, as it was then and as it is now. */
export function Reported({ found: { evidence, target } }: { found: Case }) {
  const t = useT();
  const format = useFormat();
  const [latest] = evidence.toReversed();
  const isSame = JSON.stringify(latest?.words) === JSON.stringify(target.words);
  return (
    <Part title={t('cases.words')}>
      {evidence.map(({ words, taken_at }) => (
        <div key={taken_at} className="stack">
          <p className="strong">{t('cases.words_then', { when: format.moment(taken_at) })}</p>
          <WordList words={words} />
        </div>
      ))}
      {!isSame && (
        <div className="stack">
          <p className="strong">{t('cases.words_now')}</p>
          {target.words === null ? <p className="muted">{t('cases.words_gone')}</p> : <WordList words={target.words} />}
        </div>
      )}
      <p className="small muted">{t(isSame ? 'cases.words_same' : 'cases.words_changed')}</p>
      {target.is_hidden && (
        <p>
          <Status tone="resting">{t('cases.hidden')}</Status>
        </p>
      )}
    </Part>
  );
}

export function Reports({ found: { reports } }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  return (
    <Part title={t('cases.reports')}>
      {reports.length === 0 && <p className="muted">{t('cases.no_reports')}</p>}
      <ul className="stack">
        {reports.map(({ id, reason, text, reporter, reporter_number, accuracy, created_at }) => (
          <li key={id}>
            <p className="strong">{t(`reports.reason_${reason}`)}</p>
            {text !== null && (
              <p className="case-text" dir="auto">
                {text}
              </p>
            )}
            <p className="small muted">
              <bdi>{reporter ? fullName(reporter, locale) : t('cases.signed_out')}</bdi>
              {` · ${t('cases.reporter', { number: reporter_number, accuracy: format.number(accuracy) })} · ${format.moment(created_at)}`}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The events of a case, in order. */
export function History({ events }: { events: Case['history'] }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  return (
    <ul className="stack">
      {events.map(({ kind, actor, text, created_at }) => (
        <li key={`${kind} ${created_at}`}>
          {t(`cases.event_${kind}`)}
          <span className="small muted">
            {actor && (
              <>
                {' · '}
                <bdi>{fullName(actor, locale)}</bdi>
              </>
            )}
            {` · ${format.moment(created_at)}`}
          </span>
          {text !== null && (
            <p className="case-text" dir="auto">
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The signs of fraud that were noticed about the person, in words. Nothing if there are none. */
export function Signals({ found: { signals } }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  if (signals.length === 0) {
    return null;
  }
  return (
    <Part title={t('cases.signals')}>
      <ul className="stack">
        {signals.map(({ id, kind, other, marks, count, photos, evidence, booking_id, found_at, cleared_at }) => (
          <li key={id}>
            {t(`cases.signal_${kind}`, { count: count ?? 0 })}
            {marks.length > 0 && (
              <>
                {' '}
                {t('cases.in_common', {
                  marks: listWords(
                    marks.map((mark) => t(`cases.mark_${mark}`)),
                    locale,
                  ),
                })}
              </>
            )}
            <p className="small muted">
              {other && (
                <>
                  <bdi>{fullName(other, locale)}</bdi>
                  {' · '}
                </>
              )}
              {format.moment(found_at)}
              {booking_id !== null && (
                <>
                  {' · '}
                  <Link to={consolePaths.booking(booking_id)}>{t('cases.session')}</Link>
                </>
              )}
              {cleared_at !== null && ` · ${t('cases.signal_cleared', { when: format.at(cleared_at) })}`}
            </p>
            {photos.length > 1 && <Photos photos={photos} />}
            {Object.keys(evidence).length > 0 && (
              <details>
                <summary className="small">{t('cases.evidence_sent')}</summary>
                {Object.entries(evidence).map(([name, text]) => (
                  <p key={name} className="small case-text" lang="en" dir="ltr">
                    {text}
                  </p>
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The photo of the person, and beside it similar photos, with links to their owners. */
function Photos({ photos }: Pick<Case['signals'][number], 'photos'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="case-photos">
      {photos.map(({ person, url }) => (
        <li key={url}>
          <img src={url} width={128} height={128} alt={t('cases.photo_of', { name: fullName(person, locale) })} />
          <Link to={consolePaths.person(person.user_id)}>
            <bdi>{fullName(person, locale)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
