import { AccountPage, Consent, OtherWay } from '../features/account/account-page.tsx';
import { titled } from '../lib/page-title.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

export const meta = titled('account.prospect_title');

export default function ProspectSignUp() {
  const t = useT();
  return (
    <AccountPage title={t('account.prospect_title')} subtitle={t('account.prospect_subtitle')} signUp kind="prospect">
      <p className="auth-foot">
        <OtherWay id="account.have_account" to={paths.signIn(paths.prospectOnboarding())} />
        <OtherWay id="account.studied_abroad" to={paths.mentorSignUp()} />
      </p>
      <Consent />
    </AccountPage>
  );
}
