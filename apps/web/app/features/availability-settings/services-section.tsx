import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { serviceInWork } from './kept-service.ts';
import { ServiceRow } from './service-row.tsx';

const ServiceDialog = laterDialog(() => import('./service-dialog.tsx'));

/** What can be booked: a line for each service, and a way to one more. Each is saved by itself. */
export function ServicesSection({ userId, settings }: { userId: string; settings: AvailabilitySettings }) {
  const t = useT();
  const [open, setOpen] = useState(() => serviceInWork(userId, settings.event_types));
  const add = (
    <Button kind="line" icon="plus" className="start" onClick={() => setOpen({ service: null })}>
      {t('hours.add_service')}
    </Button>
  );
  return (
    <Card className="stack settings-services">
      <h2 className="card-title">{t('hours.services')}</h2>
      {settings.event_types.length === 0 ? (
        <EmptyState title={t('hours.no_services')} action={add}>
          {t('hours.no_services_text')}
        </EmptyState>
      ) : (
        <>
          <ul className="service-list">
            {settings.event_types.map((service) => (
              <ServiceRow
                key={service.id}
                userId={userId}
                service={service}
                settings={settings}
                onEdit={() => setOpen({ service })}
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
