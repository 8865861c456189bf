import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useOwnName } from '../../session/use-own-name.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { useAvatar } from '../avatar/use-avatar.ts';
import { cancelWords } from '../booking/cancel-words.ts';
import { platformWords } from '../booking/platform-words.ts';
import { useCharges } from '../money/use-charges.ts';
import { useShare, type Share } from '../money/use-share.ts';
import { todayIn } from './edits.ts';
import { rulesOf, toDraft } from './hours-draft.ts';
import { badFields, toPolicy, toPolicyDraft } from './policy-draft.ts';
import type { ServiceDraft } from './service-draft.ts';
import { usePreview, useSettled, type PreviewQuestion } from './use-preview.ts';

/** How long it is quiet before a new sum is read out. */
const SPOKEN_AFTER_MS = 1000;
const STARTS_SHOWN = 3;

interface Properties {
  userId: string;
  draft: ServiceDraft;
  settings: AvailabilitySettings;
}

/** The sum that arrives, and the card that students see, as it is typed. */
export function ServicePreview({ userId, draft, settings }: Properties) {
  const t = useT();
  return (
    <aside className="service-preview" aria-label={t('hours.preview')}>
      <Receives draft={draft} />
      <h2 className="small">{t('hours.preview')}</h2>
      <StudentsCard userId={userId} draft={draft} settings={settings} />
    </aside>
  );
}

function Receives({ draft }: Pick<Properties, 'draft'>) {
  const t = useT();
  const share = useShare()(Number(draft.price), draft.currency);
  const isCharged = useCharges();
  const isFree = Number(draft.price) === 0;
  const words = share === null ? (isFree ? t('format.free') : '') : shareWords(share);
  function shareWords({ price, fee, share: sum }: Share) {
    return fee === null ? t('hours.service_no_fee', { price }) : t('hours.service_fee', { price, share: sum, fee });
  }
  return (
    <section className="service-receives">
      <p className="small strong">{t('hours.receive')}</p>
      <p className="service-receives-sum">{share?.share ?? (isFree ? t('format.free') : '–')}</p>
      {share !== null && (
        <dl className="small">
          <dt>{t('hours.student_pays')}</dt>
          <dd>{share.price}</dd>
          {share.fee !== null && (
            <>
              <dt>{t('earnings.fee')}</dt>
              <dd>−{share.fee}</dd>
            </>
          )}
        </dl>
      )}
      {!isCharged && !isFree && <p className="small">{t('hours.service_paid_hint')}</p>}
      <output className="unseen">{useSettled(words, SPOKEN_AFTER_MS)}</output>
    </section>
  );
}

function StudentsCard({ userId, draft, settings }: Properties) {
  const t = useT();
  const format = useFormat();
  const name = useOwnName();
  const now = useNow();
  const picture = useAvatar()?.thumbnail_url ?? null;
  const price = Number(draft.price) || 0;
  const platform = platformWords[draft.default_platform];
  const minutes = Number(draft.duration_min);
  const policy = draft.policy ?? toPolicyDraft(settings.booking_policy);
  const terms = {
    price,
    free_cancel_min: Number(policy.free_cancel_min),
    late_refund_pct: Number(policy.late_refund_pct),
  };
  const facts = [
    Number.isInteger(minutes) && t('booking.minutes', { minutes }),
    t(platform.name),
    policy.requires_approval && t('booking.approval', { name }),
  ].filter(Boolean);
  return (
    <section className="card service-preview-card">
      <div className="service-preview-who">
        <Stamp src={picture} name={name} size="row" />
        <p>
          <span className="small muted">{name}</span>
          <br />
          <bdi className="strong">{draft.title}</bdi>
        </p>
        <p className="service-preview-price">{format.price(price, draft.currency)}</p>
      </div>
      <p className="small muted">{facts.join(' · ')}</p>
      {draft.description !== '' && (
        <p className="small as-written service-preview-text" dir="auto">
          {draft.description}
        </p>
      )}
      <Starts userId={userId} question={questionOf(draft, settings, now)} />
      <p className="tiny muted">{cancelWords({ service: terms, start: null, now }, t, format)}</p>
    </section>
  );
}

/** The request for the times of a service as it is typed; null while they depend on something wrong. */
function questionOf(draft: ServiceDraft, settings: AvailabilitySettings, now: number): PreviewQuestion | null {
  const policy = draft.policy ?? toPolicyDraft(settings.booking_policy);
  const minutes = Number(draft.duration_min);
  const schedule =
    settings.schedules.find(({ id }) => id === draft.schedule_id) ??
    settings.schedules.find(({ is_default }) => is_default);
  if (schedule === undefined || badFields(policy).size > 0 || !(Number.isInteger(minutes) && minutes > 0)) {
    return null;
  }
  const { time_zone } = schedule;
  const rules = rulesOf(toDraft(schedule), todayIn(time_zone, now));
  return { schedule: { time_zone, rules }, policy: toPolicy(policy), duration_min: minutes };
}

/** The next times in the zone of the hours. */
function Starts({ userId, question }: { userId: string; question: PreviewQuestion | null }) {
  const t = useT();
  const format = useFormat();
  const { data, isOld } = usePreview(userId, question);
  if (data === undefined) {
    return null;
  }
  const { available_slots: slots, time_zone: zone } = data;
  return slots.length === 0 ? (
    <p className="small muted">{t('hours.preview_none')}</p>
  ) : (
    <ul className="service-starts" aria-busy={isOld}>
      {slots.slice(0, STARTS_SHOWN).map(({ start }) => (
        <li key={start}>
          <span className="strong">{format.time(start, zone)}</span>
          <span className="tiny">{format.day(start, zone)}</span>
        </li>
      ))}
    </ul>
  );
}
