import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import '../forms/forms.css';
import { useOwnSlug } from '../mentor-profile/use-own-slug.ts';
import './availability-settings.css';
import './dated-hours.css';
import './preview.css';
import { SettingsEditor } from './settings-editor.tsx';
import { useSettings } from './use-settings.ts';
import './week-hours.css';

const AddSchedule = laterDialog(() => import('./add-schedule.tsx'));

/** The availability settings of the owner of a slug; others read that they are not theirs. */
export function SettingsPage({ slug }: { slug: string }) {
  return (
    <SignedInOnly fallback={<SettingsWaiting slug={slug} />}>
      {(user) => <OwnersOnly slug={slug} userId={user.id} />}
    </SignedInOnly>
  );
}

interface Owned {
  slug: string;
  userId: string;
}

function OwnersOnly({ slug, userId }: Owned) {
  const { data: own, error, refetch } = useOwnSlug();
  if (error) {
    return (
      <SettingsFrame slug={slug}>
        <FailureCard error={error} onRetry={refetch} />
      </SettingsFrame>
    );
  }
  if (own === undefined) {
    return <SettingsWaiting slug={slug} />;
  }
  return own?.toLowerCase() === slug.toLowerCase() ? <Loaded slug={own} userId={userId} /> : <NotYours own={own} />;
}

/** @param own the reader's own slug; null for a user who isn't a mentor. */
function NotYours({ own }: { own: string | null }) {
  const t = useT();
  const to = own === null ? paths.mentorOnboarding() : paths.availabilitySettings(own);
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      <EmptyState
        level={1}
        title={t('hours.not_yours')}
        action={<ButtonLink to={to}>{t(own === null ? 'hours.become_mentor' : 'hours.to_yours')}</ButtonLink>}
      >
        {t('errors.status_403')}
      </EmptyState>
    </main>
  );
}

function Loaded({ slug, userId }: Owned) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: settings, error, refetch } = useSettings(userId);
  if (settings === undefined) {
    return error ? (
      <SettingsFrame slug={slug}>
        <FailureCard error={error} onRetry={refetch} />
      </SettingsFrame>
    ) : (
      <SettingsWaiting slug={slug} />
    );
  }
  const { schedules } = settings;
  const schedule = schedules.find(({ id }) => id === chosen) ?? schedules[0];
  return (
    <SettingsFrame slug={slug}>
      {schedule === undefined ? (
        <NoSchedule userId={userId} />
      ) : (
        <SettingsEditor userId={userId} settings={settings} schedule={schedule} onSchedule={setChosen} />
      )}
    </SettingsFrame>
  );
}

function NoSchedule({ userId }: { userId: string }) {
  const t = useT();
  const time_zone = useViewerZone();
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <EmptyState
      title={t('hours.no_schedule')}
      action={<Button onClick={() => setAdding(true)}>{t('hours.add_schedule')}</Button>}
    >
      {t('hours.no_schedule_text')}
      {adding && (
        <Suspense>
          <AddSchedule userId={userId} model={{ time_zone, rules: [] }} onAdded={close} onClose={close} />
        </Suspense>
      )}
    </EmptyState>
  );
}

/** The page around the settings, in every state of theirs. */
function SettingsFrame({ slug, children }: { slug: string; children: ReactNode }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap stack settings-page">
      <div className="settings-head">
        <Link className="crumb" to={paths.availability(slug)}>
          <Icon name="arrow_back" />
          {t('hours.to_times')}
        </Link>
        <h1>{t('hours.page')}</h1>
        <p className="muted">{t('hours.text')}</p>
        <Link className="link" to={paths.myServices()}>
          {t('services.to_services')}
        </Link>
      </div>
      {children}
    </main>
  );
}

const skeletonLines = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The placeholder has the same height as the loaded week. */
function SettingsWaiting({ slug }: { slug: string }) {
  const t = useT();
  return (
    <SettingsFrame slug={slug}>
      <div className="settings-grid" aria-busy="true">
        <Card className="stack settings-hours">
          <output className="unseen">{t('hours.loading')}</output>
          <Skeleton shape="title" />
          {skeletonLines.map((line) => (
            <div key={line} className="week-day">
              <Skeleton shape="long" />
              <Skeleton />
            </div>
          ))}
          <Skeleton shape="block" />
        </Card>
        <Card className="stack settings-preview">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Card>
      </div>
    </SettingsFrame>
  );
}
