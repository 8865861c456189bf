import type { AccountDeletion } from '@abroad/contract';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { refundAheadKey } from './refund-ahead-key.ts';

/** What would go and what would stay, in words with the real numbers. */
export function DeletionMeaning({ meaning }: { meaning: AccountDeletion }) {
  const t = useT();
  const format = useFormat();
  const { upcoming_bookings, as_mentor, as_prospect, past_bookings, services } = meaning;
  return (
    <ul className="settings-meaning">
      {upcoming_bookings === 0 ? (
        <li>{t('settings.delete_no_upcoming')}</li>
      ) : (
        <li className="strong">
          {t('settings.delete_upcoming', { count: upcoming_bookings })}
          {as_mentor > 0 && as_prospect > 0 && (
            <> {t('settings.delete_sides', { mentor: as_mentor, prospect: as_prospect })}</>
          )}
        </li>
      )}
      {meaning.refunds.map((sums) => {
        const { viewer_role, currency, paid, refund } = sums;
        return (
          <li key={`${viewer_role} ${currency}`} className="strong">
            {t(refundAheadKey(sums), { paid: format.price(paid, currency), refund: format.price(refund, currency) })}
          </li>
        );
      })}
      {meaning.has_mentor_profile && <li>{t('settings.delete_mentor_profile', { count: services })}</li>}
      {meaning.has_mentor_profile && <li>{t('settings.delete_earned')}</li>}
      {meaning.has_prospect_profile && <li>{t('settings.delete_prospect_profile')}</li>}
      {past_bookings > 0 && <li>{t('settings.delete_past', { count: past_bookings })}</li>}
      <li>{t('settings.delete_rest')}</li>
      <li>{t('settings.delete_provider')}</li>
    </ul>
  );
}
