import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { LIMITS } from '@abroad/contract/limits';
import { Suspense, useState, type ComponentProps } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useChoices } from '../../lib/use-choices.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useOwnName } from '../../session/use-own-name.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast.ts';
import { platformWords } from '../booking/platform-words.ts';
import { useCalendars } from '../calendar-connections/use-calendars.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useOwnSlug } from '../mentor-profile/use-own-slug.ts';
import { useCharges } from '../money/use-charges.ts';
import { useShare } from '../money/use-share.ts';
import { ShareService } from '../share/share-button.tsx';
import { missingPlace } from './missing-place.ts';
import { problemWords } from './problem-words.ts';
import { payProblem } from './service-draft.ts';
import { useDuplicateService } from './use-arrange-services.ts';
import { ITEM } from './use-reorder.ts';
import { useSwitchService } from './use-save-service.ts';

const DeleteService = laterDialog(() => import('./delete-service.tsx'));

interface Properties {
  userId: string;
  service: EventTypeSettings;
  settings: AvailabilitySettings;
  isHeld: boolean;
  /** The properties of its handle for the order. */
  handle: Partial<ComponentProps<'button'>>;
  onEdit: () => void;
  /** Null for the first one. */
  onUp: (() => void) | null;
  /** Null for the last one. */
  onDown: (() => void) | null;
}

/** A service: its price and facts, how it is booked, and the menu of what can be done with it. */
export function ServiceCard({ userId, service, settings, isHeld, handle, onEdit, onUp, onDown }: Properties) {
  const t = useT();
  const format = useFormat();
  const shareOf = useShare();
  const { title, price, currency } = service;
  const turn = useChoices(useSwitchService(userId, service));
  const copy = useDuplicateService(userId, service, (made) =>
    showToast({ text: t('services.duplicated', { title: made.title }) }),
  );
  const duplicate = () => {
    const named = t('services.copy_title', { title });
    const isLong = countCharacters(named) > LIMITS.service_title_max;
    copy.mutate({ title: isLong ? title : named, key: crypto.randomUUID() });
  };
  const isOn = turn.waiting.at(-1) ?? service.is_active;
  const choose = (next: boolean) => {
    turn.choose(next);
    showToast({ text: t(next ? 'services.now_active' : 'services.now_paused', { title }) });
  };
  const receives = shareOf(price, currency);
  return (
    <li
      className={classNames('card', 'service-card', !isOn && 'service-card-off', isHeld && 'service-card-held')}
      {...{ [ITEM]: service.id }}
    >
      <div className="service-bar">
        <IconButton icon="grip" label={t('services.reorder_of', { title })} className="service-grip" {...handle} />
        {isOn ? (
          <HowBooked isAsked={service.requires_approval} />
        ) : (
          <Status tone="resting">{t('services.paused')}</Status>
        )}
        <ServiceMenu
          userId={userId}
          service={service}
          isOn={isOn}
          onEdit={onEdit}
          onUp={onUp}
          onDown={onDown}
          onSwitch={() => choose(!isOn)}
          onDuplicate={() => !copy.isPending && duplicate()}
        />
      </div>
      <p className="service-price">
        {format.price(price, currency)}
        {receives !== null && <small>{t('hours.receive_sum', { sum: receives.share })}</small>}
      </p>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <Facts service={service} settings={settings} />
      <Warnings userId={userId} service={service} />
      <FailureMessage variant="inline" error={turn.error ?? copy.error} />
      <dl className="service-foot">
        <div>
          <dt>{t('services.booked')}</dt>
          <dd>{t('services.booked_times', { count: service.booked_count })}</dd>
        </div>
        {!isOn && (
          <div>
            <dt>{t('services.unseen')}</dt>
            <dd>
              <button type="button" className="link" onClick={() => choose(true)}>
                {t('owner.activate')}
              </button>
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** How students get a session of a service: at once, or after the mentor's answer. */
export function HowBooked({ isAsked }: { isAsked: boolean }) {
  const t = useT();
  return <Status tone={isAsked ? 'waiting' : 'good'}>{t(isAsked ? 'services.on_request' : 'services.instant')}</Status>;
}

function Facts({ service, settings }: Pick<Properties, 'service' | 'settings'>) {
  const t = useT();
  const platform = platformWords[service.default_platform];
  const facts: readonly (readonly [IconName, string | null | undefined])[] = [
    ['clock', t('booking.minutes', { minutes: service.duration_min })],
    [platform.icon, t(platform.name)],
    ['calendar', settings.schedules.find(({ id }) => id === service.schedule_id)?.name],
    ['gear', service.booking_policy && t('hours.own_policy_mark')],
    ['chat', service.questions.length > 0 ? t('questions.mark', { count: service.questions.length }) : null],
  ];
  return (
    <ul className="service-facts">
      {facts.map(
        ([icon, words]) =>
          words && (
            <li key={icon}>
              <Icon name={icon} />
              {words}
            </li>
          ),
      )}
    </ul>
  );
}

/** Why no one can book it, and what is missing to meet. */
function Warnings({ userId, service }: Pick<Properties, 'userId' | 'service'>) {
  const t = useT();
  const format = useFormat();
  const { price, currency } = service;
  const unpayable = useCharges() ? payProblem(price, currency) : null;
  const missing = missingPlace(service, useCalendars(userId).data);
  return (
    <>
      {unpayable !== null && (
        <Status tone="bad">{t('hours.not_bookable', { reason: problemWords(unpayable, currency, t, format) })}</Status>
      )}
      {missing !== null && <Status tone="watch">{t(missing)}</Status>}
    </>
  );
}

interface MenuProperties extends Pick<Properties, 'userId' | 'service' | 'onEdit' | 'onUp' | 'onDown'> {
  isOn: boolean;
  onSwitch: () => void;
  onDuplicate: () => void;
}

/** The actions on a service. One that can be booked can also be looked at and passed on. */
function ServiceMenu({ userId, service, isOn, onEdit, onUp, onDown, onSwitch, onDuplicate }: MenuProperties) {
  const t = useT();
  const name = useOwnName();
  const { data: slug } = useOwnSlug();
  const [asked, setAsked] = useState<'share' | 'delete' | null>(null);
  const { title } = service;
  const close = () => setAsked(null);
  const shared: readonly MenuEntry[] =
    slug && isOn
      ? [
          {
            label: t('services.as_student'),
            icon: 'eye',
            to: paths.availability(slug, { event_type_slug: service.slug }),
          },
          { label: t('share.share'), icon: 'link', onSelect: () => setAsked('share') },
        ]
      : [];
  const entries: readonly MenuEntry[] = [
    { label: t('owner.edit'), icon: 'edit', onSelect: onEdit },
    ...shared,
    { label: t('services.duplicate'), icon: 'copy', onSelect: onDuplicate },
    { label: t('services.up'), icon: 'up', apart: true, disabled: onUp === null, onSelect: () => onUp?.() },
    { label: t('services.down'), icon: 'down', disabled: onDown === null, onSelect: () => onDown?.() },
    isOn
      ? { label: t('owner.pause'), icon: 'pause', apart: true, onSelect: onSwitch }
      : { label: t('owner.activate'), icon: 'play', apart: true, onSelect: onSwitch },
    { label: t('hours.delete'), icon: 'trash', tone: 'danger', onSelect: () => setAsked('delete') },
  ];
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={t('services.more_of', { title })} className="service-more" />}
        title={title}
        entries={entries}
      />
      {asked === 'share' && slug && <ShareService slug={slug} name={name} service={service} onClose={close} />}
      {asked === 'delete' && (
        <Suspense>
          <DeleteService userId={userId} service={service} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
