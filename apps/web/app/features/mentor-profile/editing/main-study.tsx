import type { Education } from '@abroad/contract/history';
import type { MentorProfile } from '@abroad/contract/profiles';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FailureMessage } from '../../errors/failure-message.tsx';
import { useChangeProfile } from '../change-profile.ts';

/** Says which study abroad the route of the card and profile is, and has another take its place. */
export function MainStudy({ own, education }: { own: MentorProfile; education: Education }) {
  const t = useT();
  const { mutate, isPending, error } = useChangeProfile(own.slug);
  if (education.id === own.main_education_id) {
    return education.is_study_abroad && <Tag tone="sky">{t('mentor.main_route')}</Tag>;
  }
  if (!education.is_study_abroad) {
    return null;
  }
  const choose = () =>
    mutate(
      { main_education_id: education.id },
      { onSuccess: () => showToast({ text: t('mentor.main_route_chosen', { school: education.school }) }) },
    );
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        loading={isPending && t('forms.saving')}
        aria-label={t('mentor.make_main_of', { school: education.school })}
        onClick={choose}
      >
        {t('mentor.make_main')}
      </Button>
      <FailureMessage variant="inline" error={error} />
    </>
  );
}
