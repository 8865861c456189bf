import { fullName } from '@abroad/contract/full-name';
import type { MentorProfile } from '@abroad/contract/profiles';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { forgetDrafts, hasDrafts } from '../forms/draft-names.ts';
import { LoadedLeaveQuestion, LeaveDialog } from '../forms/leave-dialog.tsx';
import { ShareProfile } from '../share/share-button.tsx';
import { useChangeProfile } from './change-profile.ts';
import type { Editing } from './use-editing.ts';

interface Properties {
  own: MentorProfile;
  editing: Editing;
}

/** The prefix of the draft keys of the profile's forms. */
const drafts = 'mentor-';

/** For the owner alone: the state of the profile, and the possible changes. */
export function OwnerBar({ own, editing }: Properties) {
  const t = useT();
  const userId = useSession().user?.id ?? null;
  const [isAsking, setAsking] = useState(false);
  const hasEdits = () => userId !== null && hasDrafts(drafts, userId);
  const discard = () => userId !== null && forgetDrafts(drafts, userId);
  const finish = () => (hasEdits() ? setAsking(true) : editing.turn(false));
  const locale = useLocale();
  const format = useFormat();
  useResumedEditing(editing);
  return (
    <section className="owner-bar" aria-label={t('owner.yours')}>
      <div className="wrap">
        <p>
          <strong>{t('owner.yours')}</strong> {t(`owner.status_${own.profile_status}`)}
          {own.hidden_until !== null && ` ${t('owner.hidden_until', { when: format.at(own.hidden_until) })}`}
          {own.hidden_reason !== null && ` ${t('owner.hidden_why', { reason: own.hidden_reason })}`}{' '}
          {own.hidden_reason !== null && (
            <Link className="link" to={paths.settings()}>
              {t('decisions.list')}
            </Link>
          )}
        </p>
        <div className="row">
          {own.profile_status === 'active' && (
            <ButtonLink kind="line" size="small" icon="calendar" to={paths.availability(own.slug)}>
              {t('owner.preview')}
            </ButtonLink>
          )}
          <ShareProfile slug={own.slug} name={fullName(own, locale)} />
          <ButtonLink kind="line" size="small" icon="video" to={paths.myServices()}>
            {t('layout.services')}
          </ButtonLink>
          <PauseButton own={own} />
          <Button
            kind={editing.isOn ? 'primary' : 'line'}
            size="small"
            className="owner-bar-first"
            icon={editing.isOn ? 'check' : 'edit'}
            onClick={() => (editing.isOn ? finish() : editing.turn(true))}
          >
            {t(editing.isOn ? 'owner.edit_done' : 'owner.edit')}
          </Button>
        </div>
      </div>
      <LeaveDialog isDirty={hasEdits} onDiscard={discard} />
      {isAsking && (
        <LoadedLeaveQuestion
          onLeave={() => {
            discard();
            setAsking(false);
            editing.turn(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Opens the form again whose text was kept before a reload or an expired session. */
function useResumedEditing({ turn }: Editing): void {
  const { user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId !== null && hasDrafts(drafts, userId)) {
      turn(true);
    }
  }, [turn, userId]);
}

const PauseQuestion = laterDialog(() => import('./pause-question.tsx'));

/** Takes the profile out of the search, once asked, or puts it back. A profile that the platform suspended can be restored only by the platform. */
function PauseButton({ own }: { own: MentorProfile }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useChangeProfile(own.slug, ({ profile_status }) =>
    showToast({ text: t(profile_status === 'active' ? 'owner.activated' : 'owner.paused') }),
  );
  if (own.profile_status === 'suspended') {
    return null;
  }
  const isActive = own.profile_status === 'active';
  const change = () => {
    setAsking(false);
    mutate({ profile_status: isActive ? 'paused' : 'active' });
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
