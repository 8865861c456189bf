import type { ProspectProfile } from '@abroad/contract/profiles';
import { useT } from '../../lib/i18n.tsx';
import { dateToMonth } from '../../lib/months.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Card } from '../../ui/card.tsx';
import { periodWords } from '../forms/period-words.ts';

interface Properties {
  profile: ProspectProfile;
  degrees: ReadonlyMap<string, string>;
}

/** Studies and jobs so far, where the person named any. */
export function ProspectHistory({ profile, degrees }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  const entries = [
    ...profile.educations.map((study) => ({
      id: study.id,
      title: study.school,
      detail: [degrees.get(study.degree_id ?? ''), study.field_of_study],
      period: periodWords(dateToMonth(study.start_date), dateToMonth(study.end_date), locale, t),
    })),
    ...profile.experiences.map((job) => ({
      id: job.id,
      title: job.organisation,
      detail: [job.title],
      period: periodWords(dateToMonth(job.start_date), dateToMonth(job.end_date), locale, t),
    })),
  ];
  if (entries.length === 0) {
    return null;
  }
  return (
    <Card className="form-section">
      <h2>{t('prospects.history')}</h2>
      <ul className="stack">
        {entries.map(({ id, title, detail, period }) => (
          <li key={id}>
            <span className="strong">{title}</span>
            <br />
            <span className="muted small">{[...detail, period].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
