import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { countWords } from './count-words.ts';
import { cleared, countFilters, toAddress } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { widerWays, type Wider, type WiderWay } from './wider-ways.ts';

/** More ways on than this are no help. */
const waysShown = 4;

/**
 * No mentor for these filters: the chips above take them away one by one, and here is which of them to leave out, with
 * how many mentors there are then.
 */
export function NothingFound({ state, wider }: { state: FilterState; wider: readonly Wider[] }) {
  const t = useT();
  const { filters } = state;
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
  const ways = widerWays(state, wider, t).slice(0, waysShown);
  const hasWays = ways.length > 0;
  return (
    <EmptyState
      title={t('search.empty_title')}
      action={
        <>
          {hasWays && <WiderWays ways={ways} />}
          <ButtonLink kind={hasWays ? 'quiet' : 'primary'} to={paths.search(toAddress(cleared(filters)))}>
            {t('search.empty_everybody')}
          </ButtonLink>
        </>
      }
    >
      {t(hasWays ? 'search.empty_ways' : 'search.empty_text')}
    </EmptyState>
  );
}

function WiderWays({ ways }: { ways: readonly WiderWay[] }) {
  const t = useT();
  return (
    <ul className="wider-ways">
      {ways.map(({ key, text, count, without }) => (
        <li key={key}>
          <ButtonLink kind="line" to={paths.search(toAddress(without))}>
            <span>{t('search.empty_without', { filter: text })}</span>
            <span className="muted">{countWords(count, t)}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** A page that an estimate promised and that isn't there. */
export function PastTheEnd({ state: { filters } }: { state: FilterState }) {
  const t = useT();
  return (
    <EmptyState
      title={t('search.past_end')}
      action={<ButtonLink to={paths.search(toAddress({ ...filters, page: 1 }))}>{t('search.first_page')}</ButtonLink>}
    />
  );
}
