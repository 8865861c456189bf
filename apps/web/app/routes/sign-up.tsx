import { useSearchParams, type MetaArgs } from 'react-router';
import { AccountPage, Consent, OtherWay } from '../features/account/account-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

export const meta = ({ matches }: MetaArgs) => pageTitle('account.sign_up_page', matches);

export default function SignUp() {
  const t = useT();
  const [search] = useSearchParams();
  const redirectUrl = search.get('redirect_url') ?? undefined;
  return (
    <AccountPage title={t('account.sign_up_title')} subtitle={t('account.sign_up_subtitle')} signUp>
      <p className="auth-foot">
        <OtherWay id="account.have_account" to={paths.signIn(redirectUrl)} />
        <OtherWay id="account.studied_abroad" to={paths.mentorSignUp()} />
      </p>
      <Consent />
    </AccountPage>
  );
}
