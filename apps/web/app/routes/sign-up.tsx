import { useSearchParams } from 'react-router';
import { AccountPage, Consent, OtherWay } from '../features/account/account-page.tsx';
import { titled } from '../lib/page-title.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

export const meta = titled('account.sign_up_page');

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
