import type { ChoosePayoutAccount, PayoutAccount, PayoutBank, PayoutRoute } from '@abroad/contract/payout-accounts';
import { useEffect, useId, type FormEvent } from 'react';
import { currencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useKept } from '../forms/use-kept.ts';
import { ChangeRefusal } from './change-refusal.tsx';
import { RouteFacts } from './route-facts.tsx';
import { useChangeAccount, usePayoutRoutes } from './use-payout-account.ts';

interface BankDraft {
  holder: string;
  iban: string;
  account_number: string;
  swift: string;
  has_iban: boolean;
}
const emptyBank = { holder: '', iban: '', account_number: '', swift: '', has_iban: 'yes' };

/** Returns the parts of a draft that are sent. */
const bankOf = ({ holder, iban, account_number, swift, has_iban }: BankDraft): PayoutBank =>
  has_iban ? { holder, iban } : { holder, account_number, swift };

interface Properties {
  account: PayoutAccount;
  userId: string;
  onDone: () => void;
  /** Null if nothing was chosen before. */
  onCancel: (() => void) | null;
}

/** Country and currency, with their payout route, and the bank account for payouts by hand. */
export function ChooseAccount({ account, userId, onDone, onCancel }: Properties) {
  const t = useT();
  const form = useId();
  // It survives the sign-in that a change may require.
  const kept = useKept('payout_account', { ...emptyBank, country: '', currency: '' });
  const { has_iban, ...typed } = kept.value;
  const bank: BankDraft = { ...typed, has_iban: has_iban === 'yes' };
  const country = typed.country === '' ? (account.country ?? account.suggested_country) : typed.country;
  const chosen = typed.currency === '' && typed.country === '' ? account.currency : typed.currency;
  const routes = usePayoutRoutes(country);
  const items = routes.data?.items ?? [];
  const route = items.find(({ currency }) => currency === chosen) ?? (items.length === 1 ? items[0] : undefined);
  // In one call: the form disappears with the answer.
  const saving = useChangeAccount(userId, async (api, body: ChoosePayoutAccount) => {
    const after = await api.choosePayoutAccount({ body });
    kept.forget();
    if (after.provider === 'stripe_connect' && after.state !== 'active') {
      const { url } = await api.createPayoutAccountLink();
      location.assign(url);
    }
    return after;
  });
  const failures = saving.isPending ? [] : fieldFailures(saving.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message ?? null;
  useEffect(() => {
    if (saving.error !== null) focusFirstError(form);
  }, [saving.error, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (country === null || route === undefined || saving.isPending) return;
    const body = { country, currency: route.currency, ...(route.provider === 'manual' && { bank: bankOf(bank) }) };
    saving.mutate(body, { onSuccess: onDone });
  };
  return (
    <form id={form} className="stack" onSubmit={submit} noValidate>
      {account.is_country_fixed ? (
        <p className="small muted">{t('payee.fixed')}</p>
      ) : (
        <CountryField
          label={t('payee.country')}
          value={country}
          error={errorAt('country')}
          onChange={(code) => kept.change({ country: code ?? '', currency: '' })}
        />
      )}
      {country !== null && routes.data === undefined && routes.error === null && <Skeleton shape="block" />}
      <FailureMessage variant="inline" error={routes.error} onRetry={() => void routes.refetch()} />
      {routes.data !== undefined && items.length === 0 && <output>{t('payee.no_route')}</output>}
      {items.length > 1 && (
        <Currencies
          routes={items}
          value={route?.currency ?? null}
          error={errorAt('currency')}
          onChange={(currency) => kept.change({ country: country ?? '', currency })}
        />
      )}
      {route !== undefined && <RouteFacts route={route} />}
      {route?.provider === 'manual' && (
        <BankFields
          bank={bank}
          errorAt={errorAt}
          onChange={({ has_iban: hasIban, ...part }) =>
            kept.change({ ...part, ...(hasIban !== undefined && { has_iban: hasIban ? 'yes' : 'no' }) })
          }
        />
      )}
      {failures.length === 0 && <ChangeRefusal error={saving.error} />}
      <div className="row">
        {onCancel !== null && (
          <Button kind="line" onClick={onCancel}>
            {t('forms.cancel')}
          </Button>
        )}
        <Button type="submit" disabled={route === undefined} loading={saving.isPending && t('forms.saving')}>
          {t(route?.provider === 'manual' ? 'payee.save' : 'payee.continue')}
        </Button>
      </div>
    </form>
  );
}

interface CurrenciesProperties {
  routes: readonly PayoutRoute[];
  value: string | null;
  error: string | null;
  onChange: (currency: string) => void;
}

function Currencies({ routes, value, error, onChange }: CurrenciesProperties) {
  const t = useT();
  const { locale } = useViewer();
  const name = useId();
  return (
    <fieldset className="stack">
      <legend className="label">{t('payee.currency')}</legend>
      {routes.map(({ currency }) => (
        <RadioCard
          key={currency}
          name={name}
          value={currency}
          checked={currency === value}
          onChange={() => onChange(currency)}
          title={currencyName(currency, locale)}
        />
      ))}
      {error !== null && (
        <p className="error-inline" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface BankProperties {
  bank: BankDraft;
  errorAt: (path: string) => string | null;
  onChange: (part: Partial<BankDraft>) => void;
}

/** The bank account for manual payouts. */
function BankFields({ bank, errorAt, onChange }: BankProperties) {
  const t = useT();
  const plain = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <>
      <TextField
        label={t('payee.holder')}
        required
        autoComplete="off"
        value={bank.holder}
        error={errorAt('bank.holder')}
        onChange={(event) => onChange({ holder: event.target.value })}
      />
      {bank.has_iban ? (
        <TextField
          {...plain}
          label={t('payee.iban')}
          required
          value={bank.iban}
          error={errorAt('bank.iban') ?? errorAt('bank')}
          onChange={(event) => onChange({ iban: event.target.value })}
        />
      ) : (
        <>
          <TextField
            {...plain}
            label={t('payee.number')}
            required
            value={bank.account_number}
            error={errorAt('bank.account_number') ?? errorAt('bank.iban') ?? errorAt('bank')}
            onChange={(event) => onChange({ account_number: event.target.value })}
          />
          <TextField
            {...plain}
            label={t('payee.swift')}
            required
            value={bank.swift}
            error={errorAt('bank.swift')}
            onChange={(event) => onChange({ swift: event.target.value })}
          />
        </>
      )}
      <Checkbox
        label={t('payee.no_iban')}
        checked={!bank.has_iban}
        onChange={(event) => onChange({ has_iban: !event.target.checked })}
      />
      <p className="small muted">{t('payee.sealed')}</p>
    </>
  );
}
