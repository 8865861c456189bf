import { useT, type Translate } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { countWords } from './count-words.ts';
import { toAddress } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { sentenceNameOf } from './labels.ts';
import { widerWays, type Wider, type WiderWay } from './wider-ways.ts';

/** More ways on than this are no help. */
const waysShown = 3;

interface Properties {
  state: FilterState;
  wider: readonly Wider[];
  /** How many are shown already. */
  found: number;
}

/** Below few results: which filter to leave out, and how many more mentors there are then. */
export function WiderResults({ state, wider, found }: Properties) {
  const t = useT();
  const ways = widerWays(state, wider, t).slice(0, waysShown);
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
  { name, text, count }: WiderWay,
  { state: { filters, labels }, found, t }: { state: FilterState; found: number; t: Translate },
): string {
  if (!count.total_is_exact) {
    return `${t('search.empty_without', { filter: text })}: ${countWords(count, t)}`;
  }
  const more = count.total_count - found;
  const [to, ...others] = filters.destination_country_codes;
  if (name === 'origin_country_codes' && to !== undefined && others.length === 0) {
    return t('search.thin_origins', { count: more, country: sentenceNameOf(labels, to) });
  }
  return name === 'studies'
    ? t('search.thin_at_home', { count: more })
    : t('search.thin_without', { count: more, filter: text });
}
