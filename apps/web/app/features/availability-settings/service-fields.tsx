import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { isCharged } from '@abroad/reference-data/card-charges';
import { CURRENCIES } from '@abroad/reference-data/currencies';
import { useId } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { currencyWords, hasCurrencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { readAmount, writeAmount } from '../../lib/read-amount.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { platformWords, type Platform } from '../booking/platform-words.ts';
import { ServiceTarget } from '../calendar-connections/service-target.tsx';
import { useCharges } from '../money/use-charges.ts';
import { samePolicy, toPolicyDraft, type PolicyPart } from './policy-draft.ts';
import { PolicyFields } from './policy-fields.tsx';
import { problemWords } from './problem-words.ts';
import type { ServiceDraft, ServiceProblem, ServiceProblems } from './service-draft.ts';
import { useTyped } from './use-typed.ts';

/** Characters of the description and of the instruction. */
const TEXT_LIMIT = 4000;

/** Example links of each platform; the same in every language. */
const linkExamples: Partial<Record<Platform, string>> = {
  google_meet: 'https://meet.google.com/abc-defg-hij',
  zoom: 'https://zoom.us/j/1234567890',
  teams: 'https://teams.live.com/meet/1234567890',
};

interface Properties {
  draft: ServiceDraft;
  onChange: (draft: ServiceDraft) => void;
  settings: AvailabilitySettings;
  isNew: boolean;
  problems: ServiceProblems;
  /** The API's refusals, by the path of the field. */
  refused: ReadonlyMap<string, string>;
}

/** The parts of a service itself: its words, its price, how it is booked and where people meet. */
export function ServiceFields({ draft, onChange, settings, isNew, problems, refused }: Properties) {
  const t = useT();
  const format = useFormat();
  const { locale } = useViewer();
  const charges = useCharges();
  const set = (part: Partial<ServiceDraft>) => onChange({ ...draft, ...part });
  const words = (problem: ServiceProblem | undefined, field: string) =>
    problem ? problemWords(problem, draft.currency, t, format) : refused.get(field);
  const isOffered = (code: string) => hasCurrencyName(code, locale) && (!charges || isCharged(code));
  const currencies = CURRENCIES.filter(({ code }) => isOffered(code) || code === draft.currency);
  const platforms = (Object.keys(platformWords) as Platform[]).map((value) => ({
    value,
    label: t(platformWords[value].name),
  }));
  const isPlace = platformWords[draft.default_platform].place !== 'link';
  return (
    <>
      <TextField
        label={t('hours.service_title')}
        required
        maxLength={100}
        value={draft.title}
        error={words(problems.title, 'title')}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextAreaField
        label={t('hours.service_description')}
        hint={t('hours.service_description_hint')}
        rows={4}
        limit={TEXT_LIMIT}
        count={countCharacters}
        value={draft.description}
        error={refused.get('description')}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TextAreaField
        label={t('hours.service_instruction')}
        hint={t('hours.service_instruction_hint')}
        rows={2}
        limit={TEXT_LIMIT}
        count={countCharacters}
        value={draft.instruction}
        error={refused.get('instruction')}
        onChange={(event) => set({ instruction: event.target.value })}
      />
      <div className="field-triple">
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={1440}
          label={t('hours.service_minutes')}
          required
          value={draft.duration_min}
          error={words(problems.duration_min, 'duration_min')}
          onChange={(event) => set({ duration_min: event.target.value })}
        />
        <PriceField value={draft.price} error={words(problems.price, 'price')} onChange={(price) => set({ price })} />
        <SelectField
          label={t('hours.service_currency')}
          options={currencies.map(({ code }) => ({ value: code, label: currencyWords(code, locale) }))}
          value={draft.currency}
          error={words(problems.currency, 'currency')}
          onChange={(event) => set({ currency: event.target.value })}
        />
      </div>
      <BookingKind draft={draft} settings={settings} onChange={(policy) => set({ policy })} />
      <div className="field-pair">
        <SelectField
          label={t('hours.service_platform')}
          options={platforms}
          value={draft.default_platform}
          onChange={(event) => set({ default_platform: event.target.value as Platform })}
        />
        <TextField
          label={t(isPlace ? 'hours.service_place' : 'hours.service_link')}
          hint={t(isPlace ? 'hours.service_place_hint' : 'hours.service_link_hint')}
          maxLength={300}
          placeholder={linkExamples[draft.default_platform]}
          value={draft.meeting_location}
          error={refused.get('meeting_location')}
          onChange={(event) => set({ meeting_location: event.target.value })}
        />
      </div>
      {!isNew && (
        <TextField
          label={t('hours.service_slug')}
          hint={t('hours.service_slug_hint')}
          value={draft.slug}
          error={refused.get('slug')}
          onChange={(event) => set({ slug: event.target.value })}
        />
      )}
    </>
  );
}

interface KindProperties extends Pick<Properties, 'draft' | 'settings'> {
  onChange: (policy: ServiceDraft['policy']) => void;
}

/** How it is booked. Another way than that of the mentor's booking rules gives the service rules of its own. */
function BookingKind({ draft, settings, onChange }: KindProperties) {
  const t = useT();
  const name = useId();
  const general = toPolicyDraft(settings.booking_policy);
  const policy = draft.policy ?? general;
  const choose = (requires_approval: boolean) => {
    const next = { ...policy, requires_approval };
    onChange(samePolicy(next, general) ? null : next);
  };
  return (
    <fieldset className="booking-kind">
      <legend className="field-label">{t('hours.booking_kind')}</legend>
      <RadioCard
        name={name}
        checked={!policy.requires_approval}
        onChange={() => choose(false)}
        title={t('services.instant')}
        detail={t('hours.instant_how')}
      />
      <RadioCard
        name={name}
        checked={policy.requires_approval}
        onChange={() => choose(true)}
        title={t('services.on_request')}
        detail={t('hours.on_request_how', { hours: Number(policy.approval_ttl_h) || 0 })}
      />
    </fieldset>
  );
}

interface PriceFieldProperties {
  /** Digits with a point; '' is free, `NaN` other text. */
  value: string;
  error: string | undefined;
  onChange: (price: string) => void;
}

/**
 * A price as people write it. Not a field of the type `number`: its decimal mark follows the language of
 * the browser and not that of the page, so that `12,50` may become 1250, and `150.000` 150.
 */
function PriceField({ value, error, onChange }: PriceFieldProperties) {
  const t = useT();
  const { locale } = useViewer();
  const { shown, type } = useTyped(value, {
    read: (text) => (text.trim() === '' ? '' : (readAmount(text, locale) ?? 'NaN')),
    write: (price) => (price === '' ? '' : writeAmount(Number(price), locale)),
  });
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      label={t('hours.service_price')}
      placeholder={t('format.free')}
      value={shown}
      error={error}
      onChange={({ target }) => onChange(type(target.value))}
    />
  );
}

type TermsProperties = Pick<Properties, 'draft' | 'onChange' | 'settings' | 'refused'>;

/** When a service can be booked, and the calendar of its sessions. */
export function WhenFields({ userId, ...properties }: TermsProperties & { userId: string }) {
  const t = useT();
  const { draft, onChange, settings, refused } = properties;
  const schedules = [
    { value: '', label: t('hours.schedule_default') },
    ...settings.schedules.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <SelectField
        label={t('hours.service_schedule')}
        options={schedules}
        value={draft.schedule_id}
        error={refused.get('schedule_id')}
        onChange={(event) => onChange({ ...draft, schedule_id: event.target.value })}
      />
      <ServiceTarget
        userId={userId}
        value={draft.target_calendar_id}
        isRefused={refused.has('target_calendar_id')}
        onChange={(target_calendar_id) => onChange({ ...draft, target_calendar_id })}
      />
      <OwnPolicy {...properties} parts={['offer']} />
    </>
  );
}

/** The terms of its bookings. How they are confirmed is asked with the price. */
export function RulesFields(properties: TermsProperties) {
  return <OwnPolicy {...properties} parts={['answer', 'change']} />;
}

function OwnPolicy({ draft, onChange, settings, parts }: TermsProperties & { parts: readonly PolicyPart[] }) {
  const t = useT();
  const set = (policy: ServiceDraft['policy']) => onChange({ ...draft, policy });
  return (
    <>
      <div>
        <Checkbox
          label={t('hours.own_policy')}
          checked={draft.policy !== null}
          onChange={(event) => set(event.target.checked ? toPolicyDraft(settings.booking_policy) : null)}
        />
        <p className="field-hint">{t('hours.own_policy_hint')}</p>
      </div>
      {draft.policy && <PolicyFields draft={draft.policy} onChange={set} parts={parts} isAskedElsewhere />}
    </>
  );
}
