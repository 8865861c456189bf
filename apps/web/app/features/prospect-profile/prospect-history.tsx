import type { ProspectProfile } from '@abroad/contract/profiles';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Card } from '../../ui/card.tsx';
import { educationStation, experienceStation } from '../history/present-stations.ts';
import { ProfilePath } from '../history/profile-path.tsx';
import { useCountries } from '../pickers/use-country-names.ts';

/** Studies and jobs so far, where the person named any. */
export function ProspectHistory({ profile: { educations, experiences } }: { profile: ProspectProfile }) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  return (
    <>
      {educations.length > 0 && (
        <Card className="form-section">
          <h2>{t('prospects.education')}</h2>
          <ProfilePath stations={educations.map((education) => educationStation(education, locale))} />
        </Card>
      )}
      {experiences.length > 0 && (
        <Card className="form-section">
          <h2>{t('prospects.experience')}</h2>
          <ProfilePath stations={experiences.map((experience) => experienceStation(experience, locale))} />
        </Card>
      )}
    </>
  );
}
