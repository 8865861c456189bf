import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast.ts';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import '../forms/forms.css';
import { NotMentor } from '../mentor-profile/not-mentor.tsx';
import { TradingPanel } from '../trading/trading-panel.tsx';
import './availability-settings.css';
import { serviceInWork } from './kept-service.ts';
import { ServiceRow } from './service-row.tsx';
import { useOrderServices } from './use-arrange-services.ts';
import { useSettings } from './use-settings.ts';
import './week-hours.css';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('services.title');

/** The signed-in mentor's services in their order, to add, change, duplicate and delete. */
export default function ServicesPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <header>
        <h1>{t('services.title')}</h1>
        <p className="muted">{t('services.lede')}</p>
      </header>
      <SignedInOnly fallback={<WaitingCard label={t('services.loading')} />}>
        {(user) => (
          <>
            <TradingPanel userId={user.id} unansweredOnly />
            <Loaded userId={user.id} />
          </>
        )}
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

const ServiceDialog = laterDialog(() => import('./service-dialog.tsx'));

/** The services: a line for each in their order, and a button to add one. Each change is saved by itself. */
function ServicesSection({ userId, settings }: { userId: string; settings: AvailabilitySettings }) {
  const t = useT();
  const order = useOrderServices(userId);
  const services = settings.event_types;
  const move = (from: number, to: number) => {
    const moved = services[from];
    if (moved !== undefined) {
      order.mutate(services.toSpliced(from, 1).toSpliced(to, 0, moved));
      showToast({ text: t('services.moved', { title: moved.title, place: to + 1, count: services.length }) });
    }
  };
  const [open, setOpen] = useState(() => serviceInWork(userId, services));
  const add = (
    <Button kind="line" icon="plus" className="start" onClick={() => setOpen({ service: null })}>
      {t('hours.add_service')}
    </Button>
  );
  return (
    <Card className="stack">
      <FailureMessage variant="inline" error={order.error} />
      {services.length === 0 ? (
        <EmptyState title={t('hours.no_services')} action={add}>
          {t('hours.no_services_text')}
        </EmptyState>
      ) : (
        <>
          <ul className="service-list">
            {services.map((service, place) => (
              <ServiceRow
                key={service.id}
                userId={userId}
                service={service}
                settings={settings}
                onEdit={() => setOpen({ service })}
                onUp={place === 0 ? null : () => move(place, place - 1)}
                onDown={place === services.length - 1 ? null : () => move(place, place + 1)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {open && (
        <Suspense>
          <ServiceDialog userId={userId} settings={settings} service={open.service} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  );
}
