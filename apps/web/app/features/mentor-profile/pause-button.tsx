import type { MentorProfile } from '@abroad/contract/profiles';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useChangeProfile } from './change-profile.ts';

const PauseQuestion = laterDialog(() => import('./pause-question.tsx'));

/** Takes the profile out of the search, once asked, or puts it back. What the platform suspended only the platform gives back. */
export function PauseButton({ own }: { own: MentorProfile }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useChangeProfile(own.slug);
  if (own.profile_status === 'suspended') {
    return null;
  }
  const isActive = own.profile_status === 'active';
  const change = () => {
    setAsking(false);
    mutate(
      { profile_status: isActive ? 'paused' : 'active' },
      { onSuccess: () => showToast({ text: t(isActive ? 'owner.paused' : 'owner.activated') }) },
    );
  };
  return (
    <>
      <Button
        kind={isActive ? 'line' : 'primary'}
        size="small"
        loading={isPending && t(isActive ? 'owner.pausing' : 'owner.activating')}
        onClick={isActive ? () => setAsking(true) : change}
      >
        {t(isActive ? 'owner.pause' : 'owner.activate')}
      </Button>
      <FailureMessage variant="inline" error={error} />
      {isAsking && (
        <Suspense>
          <PauseQuestion onPause={change} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
