import { useT } from '../../lib/i18n.tsx';
import { LegalVersion } from './legal-version.tsx';
import { TextPage } from './text-page.tsx';
import { TextSections, type Section } from './text-sections.tsx';

/** The day on which the text takes effect. Change it with the meaning of the text. */
const version = '2026-11-30';

const sections: readonly Section[] = [
  {
    title: 'privacy.kept_title',
    items: [
      'privacy.kept_account',
      'privacy.kept_profile',
      'privacy.kept_bookings',
      'privacy.kept_messages',
      'privacy.kept_saved_answers',
      'privacy.kept_reviews',
      'privacy.kept_sessions',
      'privacy.kept_withdrawal',
      'privacy.kept_trading',
      'privacy.kept_acceptance',
      'privacy.kept_mail',
      'privacy.kept_calendars',
      'privacy.kept_more',
      'privacy.kept_push',
      'privacy.kept_signals',
      'privacy.kept_sign_ins',
      'privacy.kept_fraud',
      'privacy.kept_proofs',
      'privacy.kept_reports',
      'privacy.kept_decisions',
      'privacy.kept_technical',
    ],
  },
  {
    title: 'privacy.basis_title',
    items: ['privacy.basis_contract', 'privacy.basis_interest', 'privacy.basis_consent', 'privacy.basis_law'],
  },
  {
    title: 'privacy.seen_title',
    items: [
      'privacy.seen_mentor',
      'privacy.seen_prospect',
      'privacy.seen_email',
      'privacy.seen_team',
      'privacy.seen_providers',
      'privacy.seen_bank',
      'privacy.seen_nobody',
    ],
  },
  {
    title: 'privacy.browser_title',
    intro: 'privacy.browser_intro',
    items: ['privacy.browser_id', 'privacy.browser_choices', 'privacy.browser_signed_in'],
    end: 'privacy.browser_storage',
  },
  {
    title: 'privacy.time_title',
    items: [
      'privacy.time_account',
      'privacy.time_bookings',
      'privacy.time_messages',
      'privacy.time_reviews',
      'privacy.time_mail',
      'privacy.time_connected',
      'privacy.time_payments',
      'privacy.time_signals',
      'privacy.time_sign_ins',
      'privacy.time_fraud',
      'privacy.time_proofs',
      'privacy.time_reports',
      'privacy.time_decisions',
      'privacy.time_technical',
    ],
  },
  {
    title: 'privacy.rights_title',
    items: [
      'privacy.rights_read',
      'privacy.rights_take',
      'privacy.rights_erase',
      'privacy.rights_object',
      'privacy.rights_complain',
    ],
  },
  { title: 'privacy.young_title', intro: 'privacy.young' },
  { title: 'privacy.changes_title', intro: 'privacy.changes' },
];

/** The data that the product keeps about people, and their rights. */
export function PrivacyPolicy() {
  const t = useT();
  return (
    <TextPage title={t('legal.privacy_title')}>
      <LegalVersion version={version} />
      <p>{t('privacy.intro')}</p>
      <TextSections sections={sections} />
    </TextPage>
  );
}
