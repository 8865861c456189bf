import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cleared, countFilters, toAddress } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { searchTitle } from './search-title.ts';

/** No mentor for these filters: the chips above take them away one by one, and here is a way on. */
export function NothingFound({ state: { filters, labels } }: { state: FilterState }) {
  const t = useT();
  if (countFilters(filters) === 0) {
    return (
      <EmptyState
        title={t('search.empty_all_title')}
        action={<ButtonLink to={paths.mentorSignUp()}>{t('layout.become_mentor')}</ButtonLink>}
      >
        {t('search.empty_all_text')}
      </EmptyState>
    );
  }
  const { destination_country_codes, university_ids } = filters;
  const wider = { ...cleared(filters), destination_country_codes, university_ids };
  const isWider = countFilters(wider) > 0 && countFilters(wider) < countFilters(filters);
  return (
    <EmptyState
      title={t('search.empty_title')}
      action={
        <>
          {isWider && <ButtonLink to={paths.search(toAddress(wider))}>{searchTitle(wider, labels, t)}</ButtonLink>}
          <ButtonLink kind={isWider ? 'line' : 'primary'} to={paths.search(toAddress(cleared(filters)))}>
            {t('search.empty_everybody')}
          </ButtonLink>
        </>
      }
    >
      {t('search.empty_text')}
    </EmptyState>
  );
}
