import type { SearchableMentor } from '@abroad/api/features/mentors/search-document';
import { nameEnds, namePartWords, type NameEnds } from '@abroad/search-index/name-words';
import { documentWords } from '@abroad/search-index/search-words';
import { degreeById } from '@abroad/reference-data/degrees';
import { normalise } from '@abroad/reference-data/normalise';
import { topicBySlug } from '@abroad/reference-data/topics';
import { remember } from '../remember.ts';
import type { Saying } from '../texts/saying.ts';
import type { VectorWriter } from './vector-writer.ts';

/** The words of a first or a last name. */
export interface NamePart {
  words: readonly number[];
  /** What joins with the name's other part. */
  ends: NameEnds | null;
  /** As names are put into order. */
  sort: string;
}

function namePart(writer: VectorWriter, name: string): NamePart {
  return { words: writer.wordsOf(namePartWords(name)), ends: nameEnds(name), sort: normalise(name) };
}

/** Reads every kind of text once into the numbers of its words, because made-up people share most of theirs. */
export function createReaders(writer: VectorWriter, universities: SearchableMentor['universities']) {
  const one = (read: (text: string) => string[]) => remember((text: string) => writer.wordsOf(read(text)));
  const school = (id: string) => {
    const university = universities.get(id);
    return [university?.name ?? '', ...(university?.aliases ?? [])].flatMap(documentWords);
  };
  const degree = (id: string) => {
    const found = degreeById(id);
    return [found?.name ?? '', found?.abbreviation ?? ''].flatMap(documentWords);
  };
  return {
    namePart: remember((name: string) => namePart(writer, name)),
    school: one(school),
    degree: one(degree),
    topic: one((slug) => documentWords(topicBySlug(slug)?.name ?? slug)),
    text: one(documentWords),
    fixed: remember((saying: Saying) => writer.wordsOf(documentWords(saying.fixed))),
  };
}
export type Readers = ReturnType<typeof createReaders>;
