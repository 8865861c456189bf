import { feeOf } from '@abroad/booking-rules/fee';
import { payoutStep } from '@abroad/reference-data/payable-step';
import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { isCharged } from '@abroad/reference-data/card-charges';
import { CURRENCIES } from '@abroad/reference-data/currencies';
import { fromMinor, toMinor } from '@abroad/reference-data/money';
import { useRouteLoaderData } from 'react-router';
import { countCharacters } from '../../lib/count-characters.ts';
import { currencyWords, hasCurrencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { readAmount, writeAmount } from '../../lib/read-amount.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import type { loader } from '../../root.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { platformWords, type Platform } from '../booking/platform-words.ts';
import { ServiceTarget } from '../calendar-connections/service-target.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { useCharges } from '../money/use-charges.ts';
import { toPolicyDraft } from './policy-draft.ts';
import { PolicyFields } from './policy-fields.tsx';
import { problemWords } from './problem-words.ts';
import type { ServiceDraft, ServiceProblem, ServiceProblems } from './service-draft.ts';
import { useTyped } from './use-typed.ts';

const descriptionLimit = 4000;

/** Example links of each platform; the same in every language. */
const linkExamples: Partial<Record<Platform, string>> = {
  google_meet: 'https://meet.google.com/abc-defg-hij',
  zoom: 'https://zoom.us/j/1234567890',
  teams: 'https://teams.live.com/meet/1234567890',
};

interface Properties {
  userId: string;
  draft: ServiceDraft;
  onChange: (draft: ServiceDraft) => void;
  settings: AvailabilitySettings;
  isNew: boolean;
  problems: ServiceProblems;
  /** The API's error, with the fields that it refused. */
  error: unknown;
}

/** The fields of a service. */
export function ServiceFields({ userId, draft, onChange, settings, isNew, problems, error }: Properties) {
  const t = useT();
  const format = useFormat();
  const { locale } = useViewer();
  const charges = useCharges();
  const set = (part: Partial<ServiceDraft>) => onChange({ ...draft, ...part });
  const refused = new Map(fieldFailures(error).map(({ path, message }) => [path, message]));
  const words = (problem: ServiceProblem | undefined, field: string) =>
    problem ? problemWords(problem, draft.currency, t, format) : refused.get(field);
  const isOffered = (code: string) => hasCurrencyName(code, locale) && (!charges || isCharged(code));
  const currencies = CURRENCIES.filter(({ code }) => isOffered(code) || code === draft.currency);
  const platforms = (Object.keys(platformWords) as Platform[]).map((value) => ({
    value,
    label: t(platformWords[value].name),
  }));
  const schedules = [
    { value: '', label: t('hours.schedule_default') },
    ...settings.schedules.map(({ id, name }) => ({ value: id, label: name })),
  ];
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
        limit={descriptionLimit}
        count={countCharacters}
        value={draft.description}
        error={refused.get('description')}
        onChange={(event) => set({ description: event.target.value })}
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
      <PriceMeaning price={Number(draft.price)} currency={draft.currency} />
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
      <SelectField
        label={t('hours.service_schedule')}
        options={schedules}
        value={draft.schedule_id}
        error={refused.get('schedule_id')}
        onChange={(event) => set({ schedule_id: event.target.value })}
      />
      <ServiceTarget
        userId={userId}
        value={draft.target_calendar_id}
        isRefused={refused.has('target_calendar_id')}
        onChange={(target_calendar_id) => set({ target_calendar_id })}
      />
      {!isNew && (
        <TextField
          label={t('hours.service_slug')}
          hint={t('hours.service_slug_hint')}
          value={draft.slug}
          error={refused.get('slug')}
          onChange={(event) => set({ slug: event.target.value })}
        />
      )}
      <div>
        <Checkbox
          label={t('hours.own_policy')}
          checked={draft.policy !== null}
          onChange={(event) => set({ policy: event.target.checked ? toPolicyDraft(settings.booking_policy) : null })}
        />
        <p className="field-hint">{t('hours.own_policy_hint')}</p>
      </div>
      {draft.policy && <PolicyFields draft={draft.policy} onChange={(policy) => set({ policy })} />}
    </>
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

interface PriceMeaningProperties {
  /** Major units. */
  price: number;
  currency: string;
}

/** The consequence of a price: that it can't be paid yet, or the platform's share of it. */
function PriceMeaning({ price, currency }: PriceMeaningProperties) {
  const t = useT();
  const format = useFormat();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const price_minor = toMinor(price, currency);
  if (!config || !(price > 0) || price_minor === null) {
    return null;
  }
  if (!config.features.payments) {
    return <p className="muted small">{t('hours.service_paid_hint')}</p>;
  }
  const terms = {
    fee_basis_points: Math.round(config.platform_fee_pct * 100),
    fee_fixed_minor: toMinor(config.platform_fee_fixed[currency] ?? 0, currency) ?? 0,
  };
  const fee = feeOf(price_minor, terms, payoutStep(currency));
  const money = (sum_minor: number) => format.money(fromMinor(sum_minor, currency) ?? 0, currency);
  return (
    <p className="muted small">
      {fee === 0
        ? t('hours.service_no_fee', { price: money(price_minor) })
        : t('hours.service_fee', { price: money(price_minor), share: money(price_minor - fee), fee: money(fee) })}
    </p>
  );
}
