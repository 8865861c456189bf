import type { SearchableMentor } from '@abroad/api/features/mentors/search-document';
import { acrossName, nameEnds, namePartWords, type NameEnds } from '@abroad/search-index/name-words';
import { documentWords } from '@abroad/search-index/search-words';
import { degreeById } from '@abroad/reference-data/degrees';
import { normalise } from '@abroad/reference-data/normalise';
import { topicBySlug } from '@abroad/reference-data/topics';
import { remember, rememberNumbered } from '../remember.ts';
import type { Saying } from '../texts/saying.ts';
import type { RareWord, VectorWriter } from './vector-writer.ts';

/** The words of a first or a last name. */
interface NamePart {
  words: readonly number[];
  /** What joins with the name's other part. */
  ends: NameEnds | null;
  /** As names are put into order. */
  sort: string;
}

/** What the search knows of a name. */
export interface FullName {
  first: readonly number[];
  last: readonly number[];
  /** The word across both. */
  across: RareWord | null;
  sort: string;
}

function namePart(writer: VectorWriter, name: string): NamePart {
  return { words: writer.wordsOf(namePartWords(name)), ends: nameEnds(name), sort: normalise(name) };
}

/** Reads names. */
function createNameReader(writer: VectorWriter) {
  const part = remember((name: string) => namePart(writer, name));
  return (firstName: string, lastName: string): FullName => {
    const first = part(firstName);
    const last = part(lastName);
    const [across] = acrossName(first.ends, last.ends);
    return {
      first: first.words,
      last: last.words,
      across: across === undefined ? null : writer.rareWord(across),
      sort: `${first.sort} ${last.sort}`,
    };
  };
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
    name: createNameReader(writer),
    school: one(school),
    degree: one(degree),
    topic: one((slug) => documentWords(topicBySlug(slug)?.name ?? slug)),
    text: one(documentWords),
    fixed: rememberNumbered((saying: Saying) => writer.wordsOf(documentWords(saying.fixed))),
  };
}
export type Readers = ReturnType<typeof createReaders>;
