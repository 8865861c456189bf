import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import type { Translate } from '../../lib/i18n.tsx';
import { presets } from './presets.ts';

type Account = Pick<CalendarConnection, 'provider' | 'provider_account_id' | 'provider_email' | 'display_name'>;

export interface AccountName {
  /** The provider: `iCloud`. */
  title: string;
  /** The account's owner there. */
  whose: string;
  /** Both parts, as an unambiguous name. */
  name: string;
}

/** Returns an account's name for the page. */
export function accountName(account: Account, t: Translate): AccountName {
  const { title, whose } = partsOf(account, t);
  return { title, whose, name: account.provider === 'ical' || whose === '' ? title : `${title} (${whose})` };
}

function partsOf(account: Account, t: Translate): Pick<AccountName, 'title' | 'whose'> {
  const { provider, provider_email, display_name } = account;
  const host = display_name ?? '';
  if (provider === 'google') {
    return { title: t('calendars.google'), whose: provider_email ?? host };
  }
  if (provider === 'ical') {
    return { title: host, whose: t('calendars.read_only') };
  }
  const known = presets.find(({ server_url }) => server_url === `https://${host}`);
  return { title: known?.name ?? host, whose: usernameOf(account) };
}

/** The user name of a CalDAV account: its id is `name@host`. */
export function usernameOf({ provider_email, provider_account_id, display_name }: Account): string {
  const end = `@${display_name ?? ''}`;
  return provider_email ?? (provider_account_id.endsWith(end) ? provider_account_id.slice(0, -end.length) : '');
}
