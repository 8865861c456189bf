import { degreeById } from '@abroad/reference-data/degrees';
import { topicBySlug } from '@abroad/reference-data/topics';
import { joinTexts } from './join-texts.ts';
import { degreeInShort, degreeName, topicName } from './reference-names.ts';

/** A topic in the language of the page; an unknown slug is returned as it is. */
export function topicBySlugIn(slug: string, locale: string): string {
  const topic = topicBySlug(slug);
  return topic === undefined ? slug : topicName(topic, locale);
}

/** A degree in the language of the page; an unknown id is returned as it is. */
export function degreeByIdIn(id: string, locale: string): string {
  const degree = degreeById(id);
  return degree === undefined ? id : degreeName(degree, locale);
}

interface Studies {
  degree_id: string | null;
  field_of_study: string | null;
}

/** `MSc Informatics`, or as much as is known. */
export function studiesOf({ degree_id, field_of_study }: Studies, locale: string): string {
  const degree = degree_id === null ? undefined : degreeById(degree_id);
  return joinTexts([degree && degreeInShort(degree, locale), field_of_study], locale, ' ');
}
