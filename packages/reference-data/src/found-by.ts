import { countryByCode } from './countries.ts';
import { namesAbroad } from './country-names.ts';
import { COUNTRY_SYNONYMS } from './country-synonyms.ts';
import { TOPIC_SYNONYMS } from './topic-synonyms.ts';
import { topicBySlug } from './topics.ts';

/** Whatever is typed for a country: its English name, what else it is called, and its names in the languages of the product. */
export function textsOfCountry(code: string): string[] {
  const country = countryByCode(code);
  return country === undefined ? [] : [country.name, ...(COUNTRY_SYNONYMS[code] ?? []), ...namesAbroad(code)];
}

/** Whatever is typed for a topic: its name, and what `TOPIC_SYNONYMS` has. Of an unknown slug the slug. */
export function textsOfTopic(slug: string): { name: string; synonyms: readonly string[] } {
  return { name: topicBySlug(slug)?.name ?? slug, synonyms: TOPIC_SYNONYMS[slug] ?? [] };
}
