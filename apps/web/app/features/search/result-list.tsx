import { useRevalidator } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadingFailed } from '../errors/loading-failed.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import type { FilterState } from './filter-state.ts';
import type { LoadedSearch } from './load-search.ts';
import { NothingFound, PastTheEnd } from './nothing-found.tsx';
import { ResultCard } from './result-card.tsx';
import { WiderResults } from './wider-results.tsx';
import { shownFilters } from './wider-ways.ts';

/** Portraits beyond these are below the first screen. */
const eagerCards = 3;

interface Properties {
  found: LoadedSearch['found'];
  failure: LoadedSearch['failure'];
  state: FilterState;
  isLoading: boolean;
}

/** The found mentors. While others load the old ones stay, dimmed; where there are none, their places show. */
export function ResultList({ found, failure, state, isLoading }: Properties) {
  const t = useT();
  const { revalidate, state: retrying } = useRevalidator();
  if ((found === null || found.cards.length === 0) && (isLoading || retrying === 'loading')) {
    return <CardSkeletons />;
  }
  if (found === null) {
    return failure && <LoadingFailed failure={failure} onRetry={revalidate} />;
  }
  if (found.cards.length === 0) {
    return found.total_count > 0 ? <PastTheEnd state={state} /> : <NothingFound state={state} wider={found.wider} />;
  }
  const shown = { ...state, filters: shownFilters(state.filters, found.counted_words) };
  return (
    <>
      <ol
        className={classNames('results', isLoading && 'results-old')}
        aria-label={t('search.results')}
        aria-busy={isLoading}
      >
        {found.cards.map((card, index) => (
          <li key={card.slug}>
            <ResultCard card={card} lazy={index >= eagerCards} />
          </li>
        ))}
      </ol>
      {!isLoading && <WiderResults state={shown} wider={found.wider} found={found.total_count} />}
    </>
  );
}
