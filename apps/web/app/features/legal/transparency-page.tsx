import type { TransparencyYear, Transparency } from '@abroad/contract/transparency';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import './legal.css';
import { TextPage, TextSection } from './text-page.tsx';

/** What was reported and decided, by year. */
export function TransparencyPage({ numbers }: { numbers: Transparency }) {
  const t = useT();
  const format = useFormat();
  return (
    <TextPage title={t('transparency.title')}>
      <p>
        <T id="transparency.intro" parts={{ link: <Link className="link" to={paths.rules()} /> }} />
      </p>
      <p className="muted small">{t('transparency.as_of', { moment: format.momentWithin(numbers.as_of) })}</p>
      {numbers.years.map((year) => (
        <Year key={year.year} year={year} />
      ))}
    </TextPage>
  );
}

function Year({ year }: { year: TransparencyYear }) {
  const t = useT();
  const { reports, by_reason, decisions, actions, automated, median_hours, appeals } = year;
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
          {automated > 0 && <p>{t('transparency.automatic', { count: automated })}</p>}
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
  /** What the first column has. */
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
