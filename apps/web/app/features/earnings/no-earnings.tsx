import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { earningsAddressOf } from './earnings-address.ts';

/** Nothing was paid for: in this period, or ever. */
export function NoEarnings({ isAll }: { isAll: boolean }) {
  const t = useT();
  const toAll = earningsAddressOf({ period: 'all', from: '', to: '', page: 1 });
  return (
    <EmptyState
      title={t(isAll ? 'earnings.empty_all' : 'earnings.empty')}
      action={
        <ButtonLink kind="line" to={isAll ? paths.myAvailabilitySettings() : toAll}>
          {t(isAll ? 'earnings.to_prices' : 'earnings.to_all')}
        </ButtonLink>
      }
    >
      {t(isAll ? 'earnings.empty_all_text' : 'earnings.empty_text')}
    </EmptyState>
  );
}

/** Whoever is no mentor has no earnings, and is told how to become one. */
export function NoMentor() {
  const t = useT();
  return (
    <EmptyState
      title={t('earnings.no_mentor')}
      action={<ButtonLink to={paths.mentorOnboarding()}>{t('layout.become_mentor')}</ButtonLink>}
    >
      {t('earnings.no_mentor_text')}
    </EmptyState>
  );
}
