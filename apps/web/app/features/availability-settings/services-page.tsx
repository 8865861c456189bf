import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { NotMentor } from '../mentor-profile/not-mentor.tsx';
import '../forms/forms.css';
import './availability-settings.css';
import { ServicesSection } from './services-section.tsx';
import { useSettings } from './use-settings.ts';
import './week-hours.css';

/** What the signed-in mentor offers: services in their order, to add, change, duplicate and delete. */
export function ServicesPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <header>
        <h1>{t('services.title')}</h1>
        <p className="muted">{t('services.lede')}</p>
      </header>
      <SignedInOnly fallback={<WaitingCard label={t('services.loading')} />}>
        {(user) => <Loaded userId={user.id} />}
      </SignedInOnly>
      <p>
        <Link className="link" to={paths.myAvailabilitySettings()}>
          {t('services.to_availability')}
        </Link>
      </p>
    </main>
  );
}

function Loaded({ userId }: { userId: string }): ReactNode {
  const t = useT();
  const { data: settings, error, refetch } = useSettings(userId);
  if (settings !== undefined) {
    return <ServicesSection userId={userId} settings={settings} />;
  }
  if (isFailure(error) && error.code === 'PROFILE_NOT_FOUND') {
    return <NotMentor />;
  }
  return error ? <FailureCard error={error} onRetry={refetch} /> : <WaitingCard label={t('services.loading')} />;
}
