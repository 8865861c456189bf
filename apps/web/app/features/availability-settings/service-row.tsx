import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { LIMITS } from '@abroad/contract/limits';
import { Suspense, useState } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { useChoices } from '../../lib/use-choices.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { platformWords } from '../booking/platform-words.ts';
import { useCalendars } from '../calendar-connections/use-calendars.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useOwnSlug } from '../mentor-profile/use-own-slug.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import { ShareService } from '../share/share-button.tsx';
import { missingPlace } from './missing-place.ts';
import { problemWords } from './problem-words.ts';
import { payProblem } from './service-draft.ts';
import { useCharges } from '../money/use-charges.ts';
import { useDuplicateService } from './use-arrange-services.ts';
import { useSwitchService } from './use-save-service.ts';

const DeleteService = laterDialog(() => import('./delete-service.tsx'));

interface Properties {
  userId: string;
  service: EventTypeSettings;
  settings: AvailabilitySettings;
  onEdit: () => void;
  /** Null for the first one. */
  onUp: (() => void) | null;
  /** Null for the last one. */
  onDown: (() => void) | null;
}

/** A service: its facts, whether it is on offer, and the buttons to move, change, duplicate or delete it. */
export function ServiceRow({ userId, service, settings, onEdit, onUp, onDown }: Properties) {
  const t = useT();
  const format = useFormat();
  const [deleting, setDeleting] = useState(false);
  const turn = useChoices(useSwitchService(userId, service));
  const isOn = turn.waiting.at(-1) ?? service.is_active;
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
            checked={isOn}
            onChange={(event) => turn.choose(event.target.checked)}
          />
          <span aria-hidden="true">{t(isOn ? 'hours.on_offer' : 'hours.off_offer')}</span>
        </label>
        <IconButton
          icon="up"
          label={t('services.up_of', { title })}
          aria-disabled={onUp === null}
          onClick={() => onUp?.()}
        />
        <IconButton
          icon="down"
          label={t('services.down_of', { title })}
          aria-disabled={onDown === null}
          onClick={() => onDown?.()}
        />
        <ShareOwn service={service} />
        <DuplicateButton userId={userId} service={service} />
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

/** A service that can be booked can be passed on. */
function ShareOwn({ service }: Pick<Properties, 'service'>) {
  const name = useOwnName();
  const { data: slug } = useOwnSlug();
  return slug && service.is_active && <ShareService slug={slug} name={name} service={service} />;
}

/** Makes a copy at once, which is off at first. */
function DuplicateButton({ userId, service }: Pick<Properties, 'userId' | 'service'>) {
  const t = useT();
  const { mutate, isPending, error } = useDuplicateService(userId, service, (copy) =>
    showToast({ text: t('services.duplicated', { title: copy.title }) }),
  );
  const { title } = service;
  const duplicate = () => {
    const named = t('services.copy_title', { title });
    mutate({ title: countCharacters(named) > LIMITS.service_title_max ? title : named, key: crypto.randomUUID() });
  };
  return (
    <>
      <IconButton
        icon="copy"
        label={t('services.duplicate_of', { title })}
        aria-disabled={isPending}
        onClick={() => !isPending && duplicate()}
      />
      <FailureMessage variant="inline" error={error} />
    </>
  );
}
