import type { PayoutAccount, PayoutSchedule } from '@abroad/contract/payout-accounts';
import { useT } from '../../lib/i18n.tsx';
import { useChoices } from '../../lib/use-choices.ts';
import { useContact } from '../../lib/use-contact.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useCountryNames } from '../pickers/use-country-names.ts';
import { ChangeRefusal } from './change-refusal.tsx';
import { RouteFacts } from './route-facts.tsx';
import { useChangeAccount, useOpenProvider } from './use-payout-account.ts';

interface Properties {
  account: PayoutAccount;
  userId: string;
  onChange: () => void;
}

const tones = { none: 'sky', in_progress: 'sky', active: 'pine', restricted: 'danger', rejected: 'danger' } as const;

/** A payout account: its state in words, and the button for the next step. */
export function AccountState({ account, userId, onChange }: Properties) {
  const t = useT();
  const countryName = useCountryNames();
  const { state, country, route } = account;
  const isOff = route === null && country !== null && state !== 'rejected';
  // An account that is ready, to which nothing is paid.
  const shown = isOff && state === 'active' ? 'restricted' : state;
  return (
    <div className="stack">
      <div className="row">
        <Tag tone={tones[shown]}>{t(`payee.state_${shown}`)}</Tag>
        {country !== null && <span className="muted">{countryName(country)}</span>}
      </div>
      {shown === state && <StateText account={account} />}
      <HeldUntil account={account} />
      {isOff && <Banner tone="problem">{t('payee.route_off')}</Banner>}
      <Actions account={account} onChange={onChange} />
      {route !== null && state !== 'rejected' && (
        <>
          <Schedule account={account} userId={userId} />
          <RouteFacts route={route} />
        </>
      )}
    </div>
  );
}

function StateText({ account: { state, needs, bank_last4, provider } }: { account: PayoutAccount }) {
  const t = useT();
  const contact = useContact() ?? '';
  if (state === 'active') {
    return <p>{bank_last4 === null ? t('payee.text_active') : t('payee.text_active_bank', { last4: bank_last4 })}</p>;
  }
  if (state === 'rejected') {
    return <p>{t('payee.text_rejected', { contact })}</p>;
  }
  return (
    <>
      <p>{t(provider === 'manual' ? 'payee.text_none' : `payee.text_${state}`)}</p>
      {needs.length > 0 && (
        <ul className="payout-needs">
          {needs.map((need) => (
            <li key={need}>{t(`payee.need_${need}`)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function HeldUntil({ account: { bank_held_until } }: { account: PayoutAccount }) {
  const t = useT();
  const format = useFormat();
  return bank_held_until === null ? null : <Banner>{t('payee.held', { date: format.day(bank_held_until) })}</Banner>;
}

/** One button to continue or to fix a problem, and a less prominent one for another country or currency. */
function Actions({ account: { state, provider }, onChange }: Pick<Properties, 'account' | 'onChange'>) {
  const t = useT();
  const leaving = useOpenProvider();
  if (state === 'rejected') {
    return null;
  }
  const isDue = state === 'none' || state === 'in_progress' || state === 'restricted';
  const isLeaving = leaving.isPending || leaving.isSuccess;
  return (
    <div className="stack">
      <div className="row">
        {provider === 'stripe_connect' && (
          <Button
            kind={isDue ? 'sun' : 'line'}
            loading={isLeaving && t('payee.opening')}
            onClick={() => leaving.mutate()}
          >
            {t(state === 'restricted' ? 'payee.mend' : isDue ? 'payee.continue' : 'payee.open')}
          </Button>
        )}
        <Button kind="line" onClick={onChange}>
          {t(provider === 'manual' ? 'payee.change_bank' : 'payee.change')}
        </Button>
      </div>
      <ChangeRefusal error={leaving.error} onRetry={() => leaving.mutate()} />
    </div>
  );
}

function Schedule({ account, userId }: { account: PayoutAccount; userId: string }) {
  const t = useT();
  const { waiting, choose, error } = useChoices(
    useChangeAccount(userId, (api, schedule: PayoutSchedule) => api.patchPayoutSettings({ body: { schedule } })),
  );
  const options = account.route?.schedules ?? [];
  return (
    <div className="stack">
      <SelectField
        label={t('payee.schedule')}
        options={options.map((value) => ({ value, label: t(`payee.schedule_${value}`) }))}
        value={waiting.at(-1) ?? account.schedule}
        onChange={(event) => {
          const schedule = options.find((one) => one === event.target.value);
          if (schedule !== undefined) {
            choose(schedule);
          }
        }}
      />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}
