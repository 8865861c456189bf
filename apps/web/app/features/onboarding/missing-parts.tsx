import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import type { MentorDraft } from './mentor-draft.ts';
import { missingParts, stepOfPart } from './route-parts.ts';

/** Warns of what keeps students from finding a mentor, with why, before it is published. */
export function MissingParts({ draft }: { draft: MentorDraft }) {
  const t = useT();
  const parts = missingParts(draft);
  return (
    parts.length > 0 && (
      <Banner>
        <p className="strong">{t('onboarding.missing')}</p>
        <ul className="missing-parts">
          {parts.map((part) => (
            <li key={part}>
              <Link className="link" to={paths.mentorOnboarding({ step: stepOfPart[part] })} preventScrollReset>
                {t(`mentoring.missing_${part}`)}
              </Link>
              <br />
              <span className="small">{t(`mentoring.missing_${part}_why`)}</span>
            </li>
          ))}
        </ul>
      </Banner>
    )
  );
}
