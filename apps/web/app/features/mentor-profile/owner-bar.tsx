import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useChangeProfile } from './change-profile.ts';
import type { ProfileView } from './profile-view.ts';

const EditDialog = lazy(() => import('./edit-dialog.tsx'));

/** For the owner alone: how things stand with the profile, and what can be changed here. */
export default function OwnerBar({ mentor }: { mentor: ProfileView }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const [opened, setOpened] = useState(0);
  const edit = () => {
    setOpened((times) => times + 1);
    setEditing(true);
  };
  return (
    <section className="owner-bar" aria-label={t('profile.yours')}>
      <div className="wrap">
        <p>
          <strong>{t('profile.yours')}</strong> {t(`profile.status_${mentor.profile_status}`)}
        </p>
        <div className="row">
          {mentor.profile_status === 'active' && (
            <ButtonLink kind="line" size="small" icon="calendar" to={paths.availability(mentor.slug)}>
              {t('profile.preview')}
            </ButtonLink>
          )}
          <PauseButton mentor={mentor} />
          <Button kind="line" size="small" icon="edit" onClick={edit}>
            {t('profile.edit')}
          </Button>
        </div>
      </div>
      {opened > 0 && (
        <Suspense>
          <EditDialog key={opened} mentor={mentor} open={editing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Takes the profile out of the search, or puts it back. What the platform suspended only the platform gives back. */
function PauseButton({ mentor }: { mentor: ProfileView }) {
  const t = useT();
  const { mutate, isPending, error } = useChangeProfile(mentor.slug);
  if (mentor.profile_status === 'suspended') {
    return null;
  }
  const isActive = mentor.profile_status === 'active';
  const change = () =>
    mutate(
      { profile_status: isActive ? 'paused' : 'active' },
      { onSuccess: () => showToast({ text: t(isActive ? 'profile.paused' : 'profile.activated') }) },
    );
  return (
    <>
      <Button
        kind={isActive ? 'line' : 'primary'}
        size="small"
        loading={isPending && t(isActive ? 'profile.pausing' : 'profile.activating')}
        onClick={change}
      >
        {t(isActive ? 'profile.pause' : 'profile.activate')}
      </Button>
      <FailureMessage variant="inline" error={error} />
    </>
  );
}
