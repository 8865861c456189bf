import type { Translate } from '../../lib/i18n.tsx';
import type { Filters } from './filters.ts';
import { sentenceNameOf, type Labels } from './labels.ts';

/** More names than this make no title. */
const namesShown = 3;

/** Returns the subject of the page for its title: `Mentors from Vietnam in the Netherlands`. */
export function searchTitle(filters: Filters, labels: Labels, t: Translate): string {
  const from = listed(filters.origin_country_codes, labels, t);
  const place = listed(filters.destination_country_codes, labels, t);
  const school = listed(filters.university_ids, labels, t);
  const about = aboutWords(filters, labels, t);
  const base = routeTitle(from, school, place, t);
  if (about === null) {
    return base ?? t('search.title');
  }
  return base === null ? t('search.title_only_about', { about }) : t('search.title_about', { base, about });
}

/** A sentence for each combination, because languages order its parts differently. A university says more than its country. */
function routeTitle(from: string | null, school: string | null, place: string | null, t: Translate): string | null {
  if (school !== null) {
    return from === null ? t('search.title_at', { school }) : t('search.title_route_at', { from, school });
  }
  if (place !== null) {
    return from === null ? t('search.title_in', { place }) : t('search.title_route_in', { from, place });
  }
  return from === null ? null : t('search.title_from', { from });
}

/** Topics are alternatives; keywords must all be met. */
function aboutWords({ topics, keyword }: Filters, labels: Labels, t: Translate): string | null {
  const words = [listed(topics, labels, t), ...keyword.slice(0, namesShown)].filter((name) => name !== null);
  return words.length === 0 ? null : t.list(words);
}

function listed(values: readonly string[], labels: Labels, t: Translate): string | null {
  if (values.length === 0) {
    return null;
  }
  const names = values.slice(0, namesShown).map((value) => sentenceNameOf(labels, value));
  return names.reduce((list, name) => t('search.or', { list, name }));
}
