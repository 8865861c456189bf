import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The content of a page for mentors, for a user who isn't one yet. */
export function NotMentor() {
  const t = useT();
  return (
    <EmptyState
      title={t('mentoring.not_mentor')}
      action={<ButtonLink to={paths.mentorOnboarding()}>{t('layout.become_mentor')}</ButtonLink>}
    >
      {t('mentoring.not_mentor_text')}
    </EmptyState>
  );
}
