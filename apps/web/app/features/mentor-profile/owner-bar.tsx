import type { MentorProfile } from '@abroad/contract/profiles';
import { useEffect } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { hasDrafts } from '../forms/draft-names.ts';
import { useChangeProfile } from './change-profile.ts';
import type { Editing } from './use-editing.ts';

interface Properties {
  own: MentorProfile;
  editing: Editing;
}

/** For the owner alone: how things stand with the profile, and what can be changed here. */
export function OwnerBar({ own, editing }: Properties) {
  const t = useT();
  useResumedEditing(editing);
  return (
    <section className="owner-bar" aria-label={t('owner.yours')}>
      <div className="wrap">
        <p>
          <strong>{t('owner.yours')}</strong> {t(`owner.status_${own.profile_status}`)}
        </p>
        <div className="row">
          {own.profile_status === 'active' && (
            <ButtonLink kind="line" size="small" icon="calendar" to={paths.availability(own.slug)}>
              {t('owner.preview')}
            </ButtonLink>
          )}
          <PauseButton own={own} />
          <Button
            kind={editing.isOn ? 'primary' : 'line'}
            size="small"
            icon={editing.isOn ? 'check' : 'edit'}
            onClick={() => editing.turn(!editing.isOn)}
          >
            {t(editing.isOn ? 'owner.edit_done' : 'owner.edit')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** What was typed before a reload or an expired session is there again. */
function useResumedEditing({ turn }: Editing): void {
  const { user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId !== null && hasDrafts('mentor-', userId)) {
      turn(true);
    }
  }, [turn, userId]);
}

/** Takes the profile out of the search, or puts it back. What the platform suspended only the platform gives back. */
function PauseButton({ own }: { own: MentorProfile }) {
  const t = useT();
  const { mutate, isPending, error } = useChangeProfile(own.slug);
  if (own.profile_status === 'suspended') {
    return null;
  }
  const isActive = own.profile_status === 'active';
  const change = () =>
    mutate(
      { profile_status: isActive ? 'paused' : 'active' },
      { onSuccess: () => showToast({ text: t(isActive ? 'owner.paused' : 'owner.activated') }) },
    );
  return (
    <>
      <Button
        kind={isActive ? 'line' : 'primary'}
        size="small"
        loading={isPending && t(isActive ? 'owner.pausing' : 'owner.activating')}
        onClick={change}
      >
        {t(isActive ? 'owner.pause' : 'owner.activate')}
      </Button>
      <FailureMessage variant="inline" error={error} />
    </>
  );
}
