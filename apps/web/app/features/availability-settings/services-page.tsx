import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { unlisted } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { NotMentor } from '../mentor-profile/not-mentor.tsx';
import { TradingPanel } from '../trading/trading-panel.tsx';
import { serviceInWork } from './kept-service.ts';
import { ServiceCard } from './service-card.tsx';
import './services.css';
import { useOrderServices } from './use-arrange-services.ts';
import { useReorder } from './use-reorder.ts';
import { useSettings } from './use-settings.ts';

export const meta = unlisted('services.title');

/** The signed-in mentor's services in their order, to add, change, duplicate, pause and delete. */
export default function ServicesPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <SignedInOnly
        fallback={
          <>
            <Head />
            <WaitingCard label={t('services.loading')} />
          </>
        }
      >
        {(user) => <Loaded userId={user.id} />}
      </SignedInOnly>
      <p className="services-note">
        <Icon name="calendar" />
        <span>
          {t('services.common')}{' '}
          <Link className="link" to={paths.myAvailabilitySettings()}>
            {t('services.to_availability')}
          </Link>
        </span>
      </p>
    </main>
  );
}

function Head({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <header className="services-head">
      <h1>{t('services.title')}</h1>
      {children}
      <p className="muted">{t('services.lede')}</p>
    </header>
  );
}

function Loaded({ userId }: { userId: string }): ReactNode {
  const t = useT();
  const { data: settings, error, refetch } = useSettings(userId);
  if (settings !== undefined) {
    return <Services userId={userId} settings={settings} />;
  }
  return (
    <>
      <Head />
      {isFailure(error) && error.code === 'PROFILE_NOT_FOUND' ? (
        <NotMentor />
      ) : error ? (
        <FailureCard error={error} onRetry={refetch} />
      ) : (
        <WaitingCard label={t('services.loading')} />
      )}
    </>
  );
}

const ServiceEditor = laterDialog(() => import('./service-editor.tsx'));

/** The services, and the editor of the one that is open. Each change is saved by itself. */
function Services({ userId, settings }: { userId: string; settings: AvailabilitySettings }) {
  const t = useT();
  const services = settings.event_types;
  const [open, setOpen] = useState(() => serviceInWork(userId, services));
  const edit = (service: EventTypeSettings | null) => setOpen({ service });
  const add = (
    <Button icon="plus" onClick={() => edit(null)}>
      {t('hours.add_service')}
    </Button>
  );
  return (
    <>
      <Head>{services.length > 0 && add}</Head>
      <TradingPanel userId={userId} unansweredOnly />
      {services.length === 0 ? (
        <Card className="services-empty">
          <EmptyState title={t('hours.no_services')} action={add}>
            {t('hours.no_services_text')}
          </EmptyState>
        </Card>
      ) : (
        <ServiceList userId={userId} settings={settings} onEdit={edit} onAdd={() => edit(null)} />
      )}
      {open && (
        <Suspense>
          <ServiceEditor userId={userId} settings={settings} service={open.service} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ListProperties {
  userId: string;
  settings: AvailabilitySettings;
  onEdit: (service: EventTypeSettings) => void;
  onAdd: () => void;
}

/** The services in the order in which students see them, put in order by hand, and a last card to add one. */
function ServiceList({ userId, settings, onEdit, onAdd }: ListProperties) {
  const t = useT();
  const hint = useId();
  const order = useOrderServices(userId);
  const [news, setNews] = useState('');
  const services = new Map(settings.event_types.map((service) => [service.id, service]));
  const placed = (id: string, place: number) =>
    t('services.moved', { title: services.get(id)?.title ?? '', place: place + 1, count: services.size });
  const save = (ids: readonly string[]) => order.mutate(ids.map((id) => services.get(id)).filter((one) => one != null));
  const hand = useReorder({
    ids: [...services.keys()],
    onOrder: save,
    onPlace: (id, place) => setNews(placed(id, place)),
  });
  const move = (id: string, to: number) => {
    save(hand.order.filter((one) => one !== id).toSpliced(to, 0, id));
    showToast({ text: placed(id, to) });
  };
  return (
    <>
      <FailureMessage variant="inline" error={order.error} />
      <p className="unseen" id={hint}>
        {t('services.reorder_hint')}
      </p>
      <output className="unseen">{news}</output>
      <ul className="service-grid">
        {hand.order.map((id, place) => {
          const service = services.get(id);
          return (
            service && (
              <ServiceCard
                key={id}
                userId={userId}
                service={service}
                settings={settings}
                isHeld={hand.heldId === id}
                handle={{ ...hand.handleOf(id), 'aria-describedby': hint }}
                onEdit={() => onEdit(service)}
                onUp={place === 0 ? null : () => move(id, place - 1)}
                onDown={place === services.size - 1 ? null : () => move(id, place + 1)}
              />
            )
          );
        })}
        <li>
          <button type="button" className="service-add" onClick={onAdd}>
            <Icon name="plus" />
            <span className="strong">{t('hours.add_service')}</span>{' '}
            <span className="small muted">{t('services.add_facts')}</span>
          </button>
        </li>
      </ul>
    </>
  );
}
