import type { Case } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { Link } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { listWords } from '../../lib/list-words.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Part } from './case-facts.tsx';

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
                  <Link to={adminPaths.booking(booking_id)}>{t('cases.session')}</Link>
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
          <Link to={adminPaths.person(person.user_id)}>
            <bdi>{fullName(person, locale)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
