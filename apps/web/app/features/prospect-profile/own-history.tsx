import type { ProspectProfile } from '@abroad/contract/profiles';
import { useT } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { EducationEditor } from '../history-editor/education-editor.tsx';
import { ExperienceEditor } from '../history-editor/experience-editor.tsx';

interface Properties {
  profile: ProspectProfile;
  userId: string;
  onChanged: () => Promise<ProspectProfile | undefined>;
}

/** One's own studies and jobs, to be added, changed and deleted where they stand. */
export function OwnHistory({ profile, userId, onChanged }: Properties) {
  const t = useT();
  const history = { owner: 'prospect', userId, origin: profile.origin_country_code, onChanged } as const;
  return (
    <>
      <Card className="form-section">
        <h2>{t('prospects.education')}</h2>
        <EducationEditor {...history} entries={profile.educations} />
      </Card>
      <Card className="form-section">
        <h2>{t('prospects.experience')}</h2>
        <ExperienceEditor {...history} entries={profile.experiences} />
      </Card>
    </>
  );
}
