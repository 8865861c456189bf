import { completeness, rankScore } from '@abroad/api/features/mentors/rank-score';
import type { SearchableMentor, SearchRow } from '@abroad/api/features/mentors/search-document';
import { nameWords, searchWords, searchWordsInAllSpellings } from '@abroad/api/features/mentors/search-words';
import { degreeById } from '@abroad/reference-data/degrees';
import { fromMinor } from '@abroad/reference-data/money';
import { normalise } from '@abroad/reference-data/normalise';
import { topicBySlug } from '@abroad/reference-data/topics';
import { remember } from './remember.ts';
import { createVectorWriter, type VectorWriter } from './vector-writer.ts';

const inAllSpellings = (text: string) => searchWordsInAllSpellings(text);
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function cheapest(services: SearchableMentor['event_types']) {
  const paid = services.filter((service) => service.price_minor > 0);
  const [first, ...others] = paid.length > 0 ? paid : services;
  return others.reduce((best, one) => (best !== undefined && best.price_minor <= one.price_minor ? best : one), first);
}

/** Reads every kind of text once into the numbers of its words, because made-up people share most of theirs. */
function createReaders(writer: VectorWriter, universities: SearchableMentor['universities']) {
  const one = (read: (text: string) => string[]) => remember((text: string) => writer.wordsOf(read(text)));
  const school = (id: string) => {
    const university = universities.get(id);
    return [university?.name ?? '', ...(university?.aliases ?? [])].flatMap(inAllSpellings);
  };
  const degree = (id: string) => {
    const found = degreeById(id);
    return [found?.name ?? '', found?.abbreviation ?? ''].flatMap(inAllSpellings);
  };
  return {
    name: one(nameWords),
    school: one(school),
    degree: one(degree),
    topic: one((slug) => inAllSpellings(topicBySlug(slug)?.name ?? slug)),
    label: one(inAllSpellings),
    headlineWord: one(inAllSpellings),
    textWord: one(searchWords),
  };
}

/**
 * Makes rows of `mentor_search` as `searchDocument` of the API does, several times faster; a test compares the two. It
 * relies on what is true of made-up mentors: their schools bear the reference list's names, and every service is active.
 */
export function createSearchRows(
  universities: SearchableMentor['universities'],
): (mentor: SearchableMentor) => SearchRow {
  const writer = createVectorWriter();
  const read = createReaders(writer, universities);
  const sortName = remember(normalise);
  return (mentor) => {
    const { profile, user, educations, experiences } = mentor;
    writer.begin();
    writer.add('A', read.name(`${user.first_name} ${user.last_name}`));
    for (const education of educations) {
      writer.add('B', read.school(education.university_id ?? ''));
      writer.add('B', read.degree(education.degree_id ?? ''));
      writer.add('B', read.label(education.field_of_study ?? ''));
    }
    for (const topic of profile.topics) writer.add('C', read.topic(topic));
    for (const { organisation, title } of experiences) {
      writer.add('C', read.label(organisation));
      writer.add('C', read.label(title ?? ''));
    }
    for (const word of (profile.headline ?? '').split(' ')) writer.add('C', read.headlineWord(word));
    for (const word of (profile.about ?? '').split(/\s/)) writer.add('D', read.textWord(word));
    for (const word of (profile.topics_can_discuss ?? '').split(' ')) writer.add('D', read.textWord(word));
    const price = cheapest(mentor.event_types);
    return {
      profile_id: profile.id,
      auth_user_id: profile.auth_user_id,
      origin_country_code: profile.origin_country_code,
      destination_country_codes: distinct(
        educations.flatMap((entry) => (entry.is_study_abroad && entry.country_code ? [entry.country_code] : [])),
      ),
      university_ids: distinct(educations.flatMap((entry) => entry.university_id ?? [])),
      degree_ids: distinct(educations.flatMap((entry) => entry.degree_id ?? [])),
      topics: [...profile.topics],
      education_start_years: distinct(educations.map((entry) => Number(entry.start_date?.slice(0, 4)))),
      words: writer.end(),
      rank_score: rankScore({ ...profile, completeness: completeness(mentor) }),
      rating: profile.rating,
      price_from_minor: price?.price_minor ?? null,
      price_from: price === undefined ? null : fromMinor(price.price_minor, price.currency),
      currency: price?.currency ?? null,
      sort_name: `${sortName(user.first_name)} ${sortName(user.last_name)}`,
      created_at: profile.created_at,
    };
  };
}
