import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT, type Translate } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingFailed } from '../errors/loading-failed.tsx';
import { countWords } from './count-words.ts';
import type { FilterState } from './filter-state.ts';
import { cleared, countFilters, toAddress } from './filters.ts';
import { sentenceNameOf } from './labels.ts';
import type { LoadedSearch } from './load-search.ts';
import { ResultCard } from './result-card.tsx';
import { shownFilters, widerWays, type Wider, type WiderWay } from './wider-ways.ts';

/** Portraits beyond these are below the first screen. */
const eagerCards = 4;

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
  const hidden = useHidden(found?.cards.map(({ slug }) => slug) ?? []);
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
        {found.cards.map(
          (card, index) =>
            !hidden.includes(card.slug) && (
              <li key={card.slug}>
                <ResultCard card={card} lazy={index >= eagerCards} />
              </li>
            ),
        )}
      </ol>
      {!isLoading && <WiderResults state={shown} wider={found.wider} found={found.total_count} />}
    </>
  );
}

const none: readonly string[] = [];

/**
 * Whom a search doesn't show the signed-in reader, because one has blocked the other. The search itself answers the same for all;
 * where this can't be asked, so does its page.
 */
function useHidden(slugs: readonly string[]): readonly string[] {
  const { user } = useSession();
  const [hidden, setHidden] = useState(none);
  const reader = user?.id;
  const asked = slugs.join(' ');
  useEffect(() => {
    if (reader === undefined || asked === '') {
      return undefined;
    }
    const left = new AbortController();
    const { signal } = left;
    void import('../../api/browser-client.ts')
      .then(({ api }) => api.listHiddenPeople({ query: { slug: asked.split(' ') }, signal }))
      .then(
        (answer) => setHidden(answer.hidden),
        () => undefined,
      );
    return () => left.abort();
  }, [reader, asked]);
  return reader === undefined ? none : hidden;
}

/** The places of cards that are on their way, as high as the cards. */
function CardSkeletons() {
  const t = useT();
  return (
    <div className="results" aria-busy="true">
      <output className="unseen">{t('search.loading')}</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="card result result-waiting">
          <Skeleton shape="portrait" />
          <div className="result-who">
            <Skeleton shape="title" />
            <Skeleton shape="long" />
            <Skeleton />
          </div>
          <div className="result-side">
            <Skeleton shape="title" />
            <Skeleton shape="long" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** More ways on than this are no help. */
const waysShown = 4;

/**
 * No mentor for these filters: the chips above take them away one by one, and here is which of them to leave out, with
 * how many mentors there are then.
 */
function NothingFound({ state, wider }: { state: FilterState; wider: readonly Wider[] }) {
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
      {ways.map(({ key, text, instead, count, without }) => (
        <li key={key}>
          <ButtonLink kind="line" to={paths.search(toAddress(without))}>
            <span>{wayWords({ text, instead }, t)}</span>
            <span className="muted">{countWords(count, t)}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** `Remove “MIT”` or `Search for “Boston”` */
const wayWords = ({ text, instead }: Pick<WiderWay, 'text' | 'instead'>, t: Translate): string =>
  instead === null ? t('search.empty_without', { filter: text }) : t('search.near', { keyword: instead });

/** A page that an estimate promised and that isn't there. */
function PastTheEnd({ state: { filters } }: { state: FilterState }) {
  const t = useT();
  return (
    <EmptyState
      title={t('search.past_end')}
      action={<ButtonLink to={paths.search(toAddress({ ...filters, page: 1 }))}>{t('search.first_page')}</ButtonLink>}
    />
  );
}

/** More ways on than this are no help. */
const widerShown = 3;

interface WiderResultsProperties {
  state: FilterState;
  wider: readonly Wider[];
  /** How many are shown already. */
  found: number;
}

/** Below few results: which filter to leave out, and how many more mentors there are then. */
function WiderResults({ state, wider, found }: WiderResultsProperties) {
  const t = useT();
  const ways = widerWays(state, wider, t).slice(0, widerShown);
  if (ways.length === 0) {
    return null;
  }
  return (
    <section className="wider-results" aria-labelledby="wider-results">
      <h2 id="wider-results">{t('search.thin_title')}</h2>
      <ul className="wider-ways">
        {ways.map((way) => (
          <li key={way.key}>
            <ButtonLink kind="line" to={paths.search(toAddress(way.without))}>
              {moreWords(way, { state, found, t })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `32 more who went to Germany from other countries` */
function moreWords(
  { name, text, bare, instead, count }: WiderWay,
  { state: { filters, labels }, found, t }: { state: FilterState; found: number; t: Translate },
): string {
  if (!count.total_is_exact || instead !== null) {
    return `${wayWords({ text, instead }, t)}: ${countWords(count, t)}`;
  }
  const more = count.total_count - found;
  const [to, ...others] = filters.destination_country_codes;
  if (name === 'origin_country_codes' && to !== undefined && others.length === 0) {
    return t('search.thin_origins', { count: more, country: sentenceNameOf(labels, to) });
  }
  return name === 'studies'
    ? t('search.thin_at_home', { count: more })
    : t('search.thin_without', { count: more, filter: bare });
}
