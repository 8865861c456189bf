import { AccountPage, Consent, OtherWay } from '../features/account/account-page.tsx';
import { RoutePreview } from '../features/payouts/route-preview.tsx';
import { titled } from '../lib/page-title.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

export const meta = titled('account.mentor_title');

export default function MentorSignUp() {
  const t = useT();
  return (
    <AccountPage title={t('account.mentor_title')} subtitle={t('account.mentor_subtitle')} signUp kind="mentor">
      <p className="auth-foot">
        <OtherWay id="account.have_account" to={paths.signIn(paths.mentorOnboarding())} />
        <OtherWay id="account.want_abroad" to={paths.prospectSignUp()} />
      </p>
      <Consent />
      <RoutePreview />
    </AccountPage>
  );
}
