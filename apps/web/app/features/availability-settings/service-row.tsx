import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { platformWords } from '../booking/platform-words.ts';
import { useCalendars } from '../calendar-connections/use-calendars.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { missingPlace } from './missing-place.ts';
import { problemWords } from './problem-words.ts';
import { payProblem } from './service-draft.ts';
import { useCharges } from '../money/use-charges.ts';
import { useSwitchService } from './use-save-service.ts';

const DeleteService = laterDialog(() => import('./delete-service.tsx'));

interface Properties {
  userId: string;
  service: EventTypeSettings;
  settings: AvailabilitySettings;
  onEdit: () => void;
}

/** A service: what it is, whether it is on offer, and how to change or delete it. */
export function ServiceRow({ userId, service, settings, onEdit }: Properties) {
  const t = useT();
  const format = useFormat();
  const [deleting, setDeleting] = useState(false);
  const turn = useSwitchService(userId, service);
  const { title, price, currency } = service;
  const unpayable = useCharges() ? payProblem(price, currency) : null;
  const facts = [
    t('booking.minutes', { minutes: service.duration_min }),
    format.price(price, currency),
    t(platformWords[service.default_platform].name),
    settings.schedules.find(({ id }) => id === service.schedule_id)?.name,
    service.booking_policy && t('hours.own_policy_mark'),
    service.questions.length > 0 && t('questions.mark', { count: service.questions.length }),
  ].filter(Boolean);
  const missing = missingPlace(service, useCalendars(userId).data);
  return (
    <li className="service-row">
      <div>
        <p className="strong">{title}</p>
        <p className="muted small">{facts.join(' · ')}</p>
        {unpayable !== null && (
          <p className="small">{t('hours.not_bookable', { reason: problemWords(unpayable, currency, t, format) })}</p>
        )}
        {missing !== null && <p className="small">{t(missing)}</p>}
        <FailureMessage variant="inline" error={turn.error} />
      </div>
      <div className="service-tools">
        <label className="switch">
          <input
            type="checkbox"
            // The checkbox’s own state says whether it is on.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            aria-label={t('hours.on_offer_of', { title })}
            checked={turn.isPending ? turn.variables : service.is_active}
            onChange={(event) => !turn.isPending && turn.mutate(event.target.checked)}
          />
          <span aria-hidden="true">{t(service.is_active ? 'hours.on_offer' : 'hours.off_offer')}</span>
        </label>
        <IconButton icon="edit" label={t('hours.edit_of', { title })} onClick={onEdit} />
        <IconButton icon="trash" label={t('hours.delete_of', { title })} onClick={() => setDeleting(true)} />
      </div>
      {deleting && (
        <Suspense>
          <DeleteService userId={userId} service={service} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </li>
  );
}
