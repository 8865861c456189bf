import type { FacetFilter } from '@abroad/search-index';
import { sql, type RawBuilder } from 'kysely';
import type { ChosenFilters } from '../../db/filter-query.ts';
import { HOME_KINDS, KINDS } from '../../db/filter-lexemes.ts';

/** Longer prefixes distinguish no more searches. */
const PREFIX_MAX = 8;
/** A word of this length is rarer than a route. */
const RARE_WORD_MIN = 4;
/** With more pairs of countries than this, only the destinations are used. */
const ROUTES_MAX = 100;

const named = (kind: string, values: readonly string[]) => values.map((value) => `${kind}:${value}`);
const prefixOf = (word: string) => [...word].slice(0, PREFIX_MAX).join('');

/**
 * The hooks of a saved search: the values of the filter that the fewest mentors meet. A mentor who matches has one of
 * them, so that of a hundred thousand searches only those with a common hook are compared.
 * @param words those of all keywords.
 */
export function hooksOf(filters: ChosenFilters, words: readonly string[]): string[] {
  const { university_ids, degree_ids, topics, origin_country_codes: from, destination_country_codes: to } = filters;
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  const word = longest === '' ? [] : named('word', [prefixOf(longest)]);
  const routes =
    from.length * to.length <= ROUTES_MAX ? from.flatMap((origin) => to.map((end) => `${origin}-${end}`)) : [];
  const choices = [
    named('university', university_ids),
    longest.length >= RARE_WORD_MIN ? word : [],
    named('route', routes),
    named('topic', topics),
    named('degree', degree_ids),
    word,
    named('to', to),
    named('from', from),
  ];
  return choices.find((hooks) => hooks.length > 0) ?? ['any'];
}

/** Letters of values in `filters`, also of studies at home, and the prefixes of their hooks. */
const KINDS_OF_HOOKS = [
  [KINDS.university_ids, 'university:'],
  [HOME_KINDS.university_ids, 'university:'],
  [KINDS.degree_ids, 'degree:'],
  [HOME_KINDS.degree_ids, 'degree:'],
  [KINDS.topics, 'topic:'],
  [KINDS.origin_country_codes, 'from:'],
  [KINDS.destination_country_codes, 'to:'],
].map(([letter, hook]) => sql`(${sql.lit(letter)}, ${sql.lit(hook)})`);

/**
 * Selects all hooks of a mentor.
 * @param alias of a row as for `matchesSearch`; a row of nulls has only `any`.
 */
export function hooksOfMentor(alias: string): RawBuilder<unknown> {
  const row = sql.table(alias);
  const values = sql`unnest(tsvector_to_array(${row}.filters))`;
  const startsWith = (value: string, name: FacetFilter) => sql`${sql.ref(value)} ^@ ${sql.lit(KINDS[name])}`;
  return sql`
    select 'any'
    union all select kind.hook || substr(value, 2) from ${values} as value
      join (values ${sql.join(KINDS_OF_HOOKS)}) as kind (letter, hook) on kind.letter = left(value, 1)
    union all select 'route:' || substr(origin, 2) || '-' || substr(destination, 2)
      from ${values} as origin cross join ${values} as destination
      where ${startsWith('origin', 'origin_country_codes')} and ${startsWith('destination', 'destination_country_codes')}
    union all select 'word:' || substr(lexeme, 2, letters)
      from unnest(tsvector_to_array(${row}.words)) as lexeme
      cross join lateral generate_series(1, least(length(lexeme) - 1, ${sql.lit(PREFIX_MAX)})) as letters`;
}
