import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { LegalVersion } from './legal-version.tsx';

/** The day from which the text holds. Whoever changes what the text means changes it. */
const version = '2026-11-20';

interface Section {
  title: MessageKey;
  intro?: MessageKey;
  items?: readonly MessageKey[];
  end?: MessageKey;
}

const sections: readonly Section[] = [
  {
    title: 'legal.kept_title',
    items: [
      'legal.kept_account',
      'legal.kept_profile',
      'legal.kept_bookings',
      'legal.kept_acceptance',
      'legal.kept_mail',
      'legal.kept_technical',
    ],
  },
  {
    title: 'legal.basis_title',
    items: ['legal.basis_contract', 'legal.basis_interest', 'legal.basis_consent', 'legal.basis_law'],
  },
  {
    title: 'legal.seen_title',
    items: [
      'legal.seen_mentor',
      'legal.seen_prospect',
      'legal.seen_email',
      'legal.seen_providers',
      'legal.seen_nobody',
    ],
  },
  {
    title: 'legal.browser_title',
    intro: 'legal.browser_intro',
    items: ['legal.browser_id', 'legal.browser_choices', 'legal.browser_signed_in'],
    end: 'legal.browser_storage',
  },
  {
    title: 'legal.time_title',
    items: ['legal.time_account', 'legal.time_bookings', 'legal.time_payments', 'legal.time_technical'],
  },
  {
    title: 'legal.rights_title',
    items: [
      'legal.rights_read',
      'legal.rights_take',
      'legal.rights_erase',
      'legal.rights_object',
      'legal.rights_complain',
    ],
  },
  { title: 'legal.young_title', intro: 'legal.young' },
  { title: 'legal.changes_title', intro: 'legal.changes' },
];

/** What the product keeps about people, and what they can do about it. */
export function PrivacyPolicy() {
  const t = useT();
  return (
    <article className="prose">
      <h1>{t('legal.privacy_title')}</h1>
      <LegalVersion version={version} />
      <p>{t('legal.privacy_intro')}</p>
      {sections.map(({ title, intro, items, end }) => (
        <section key={title} className="prose">
          <h2>{t(title)}</h2>
          {intro && <p>{t(intro)}</p>}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{t(item)}</li>
              ))}
            </ul>
          )}
          {end && <p>{t(end)}</p>}
        </section>
      ))}
    </article>
  );
}
