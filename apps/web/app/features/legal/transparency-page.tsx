import { HIDES_FROM_REPORTERS, HIDES_WITHIN_MS } from '@abroad/contract/case-rules';
import { LIMITS } from '@abroad/contract/limits';
import type { TransparencyYear, Transparency } from '@abroad/contract/transparency';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import './legal.css';
import { TextPage, TextSection } from './text-page.tsx';

const HOUR_MS = 60 * 60_000;

/** The numbers of reports and decisions, by year. */
export function TransparencyPage({ numbers }: { numbers: Transparency }) {
  const t = useT();
  const format = useFormat();
  return (
    <TextPage title={t('transparency.title')}>
      <p>
        <T id="transparency.intro" parts={{ link: <Link className="link" to={paths.rules()} /> }} />
      </p>
      <Means />
      <p className="muted small">{t('transparency.as_of', { moment: format.momentWithin(numbers.as_of) })}</p>
      {numbers.years.map((year) => (
        <Year key={year.year} year={year} />
      ))}
    </TextPage>
  );
}

const SOFTWARE = ['hide', 'missed', 'contact', 'rating', 'cards', 'photo', 'payouts', 'files'] as const;
const PEOPLE = ['rules', 'proofs', 'appeals'] as const;

/** The means of moderation, by software and by people (Regulation (EU) 2022/2065, art. 14 and 15), with the numbers of the code. */
function Means() {
  const t = useT();
  const values = {
    reporters: HIDES_FROM_REPORTERS,
    hours: HIDES_WITHIN_MS / HOUR_MS,
    declines: LIMITS.declines_allowed,
    minutes: LIMITS.declines_within_m,
  };
  return (
    <TextSection title={t('transparency.means_title')}>
      <p>{t('transparency.means_intro')}</p>
      <h3>{t('transparency.software')}</h3>
      <ul>
        {SOFTWARE.map((what) => (
          <li key={what}>{t(`transparency.means_${what}`, values)}</li>
        ))}
      </ul>
      <h3>{t('transparency.people')}</h3>
      <ul>
        {PEOPLE.map((what) => (
          <li key={what}>{t(`transparency.people_${what}`)}</li>
        ))}
      </ul>
    </TextSection>
  );
}

function Year({ year }: { year: TransparencyYear }) {
  const t = useT();
  const { reports, by_reason, decisions, actions, automated, taken_back, median_hours, appeals } = year;
  const name = String(year.year);
  return (
    <TextSection title={year.is_current ? t('transparency.so_far', { year: name }) : name}>
      <h3>{t('transparency.by_reason')}</h3>
      {reports === 0 ? (
        <p>{t('transparency.none')}</p>
      ) : (
        <>
          <p>{t('transparency.reports', { count: reports })}</p>
          <Numbers
            title={`${t('transparency.by_reason')}, ${name}`}
            of={t('transparency.reason')}
            rows={by_reason.map(({ reason, count }) => ({ name: t(`reports.reason_${reason}`), count }))}
          />
        </>
      )}
      <h3>{t('transparency.actions')}</h3>
      {decisions === 0 ? (
        <p>{t('transparency.no_actions')}</p>
      ) : (
        <>
          <Numbers
            title={`${t('transparency.actions')}, ${name}`}
            of={t('transparency.action')}
            rows={actions.map(({ type, count }) => ({ name: t(`decisions.action_${type}`), count }))}
          />
          {automated > 0 && (
            <p>
              {t('transparency.automatic', { count: automated })} {t('transparency.taken_back', { count: taken_back })}
            </p>
          )}
          <h3>{t('transparency.time')}</h3>
          <p>{median_hours === null ? t('transparency.too_few') : t('transparency.median', { hours: median_hours })}</p>
        </>
      )}
      <h3>{t('transparency.appeals')}</h3>
      <Numbers
        title={`${t('transparency.appeals')}, ${name}`}
        of={t('transparency.appeals')}
        rows={(['received', 'decided', 'overturned'] as const).map((how) => ({
          name: t(`transparency.appeals_${how}`),
          count: appeals[how],
        }))}
      />
    </TextSection>
  );
}

interface NumbersProperties {
  title: string;
  /** The name of the first column. */
  of: string;
  rows: readonly { name: string; count: number }[];
}

function Numbers({ title, of, rows }: NumbersProperties) {
  const t = useT();
  const format = useFormat();
  return (
    <table className="legal-table points-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t('transparency.number')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
