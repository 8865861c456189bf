import { useRouteLoaderData, useSearchParams } from 'react-router';
import { AccountPage, OtherWay } from '../features/account/account-page.tsx';
import { DemoAccounts } from '../features/account/demo-accounts.tsx';
import { titled } from '../lib/page-title.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import type { loader } from '../root.tsx';

export const meta = titled('account.sign_in_page');

export default function SignIn() {
  const t = useT();
  const [search] = useSearchParams();
  const redirectUrl = search.get('redirect_url') ?? undefined;
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  return (
    <AccountPage title={t('account.sign_in_title')} subtitle={t('account.sign_in_subtitle')} signUp={false}>
      {config?.features.demo_accounts && <DemoAccounts options={{ redirectUrl }} />}
      <p className="auth-foot">
        <OtherWay id="account.no_account" to={paths.signUp(redirectUrl)} />
      </p>
    </AccountPage>
  );
}
