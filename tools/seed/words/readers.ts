import type { SearchableMentor } from '@abroad/api/features/mentors/search-document';
import { nameWords, searchWords, searchWordsInAllSpellings } from '@abroad/search-index/search-words';
import { degreeById } from '@abroad/reference-data/degrees';
import { normalise, wordsOf } from '@abroad/reference-data/normalise';
import { topicBySlug } from '@abroad/reference-data/topics';
import { remember } from '../remember.ts';
import type { Saying } from '../texts/saying.ts';
import type { VectorWriter } from './vector-writer.ts';

/** The words of a first or a last name. */
export interface NamePart {
  words: readonly number[];
  /** The ends that are joined with the ends of the name's other part; null where the script has no such thing. */
  ends: { first: string; last: string } | null;
  /** As names are put into order. */
  sort: string;
}

const inAllSpellings = (text: string) => searchWordsInAllSpellings(text);

/** The words of a name that joins with its neighbours, in order. */
function joining(name: string): string[] {
  const words = wordsOf(normalise(name));
  // What joins, shows when it stands beside something that does.
  return words.filter((word) => nameWords(`x ${word}`).includes(`x${word}`));
}

function namePart(writer: VectorWriter, name: string): NamePart {
  const joins = joining(name);
  const [first] = joins;
  const last = joins.at(-1);
  return {
    words: writer.wordsOf(nameWords(name)),
    ends: first === undefined || last === undefined ? null : { first, last },
    sort: normalise(name),
  };
}

/** Reads every kind of text once into the numbers of its words, because made-up people share most of theirs. */
export function createReaders(writer: VectorWriter, universities: SearchableMentor['universities']) {
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
    namePart: remember((name: string) => namePart(writer, name)),
    school: one(school),
    degree: one(degree),
    topic: one((slug) => inAllSpellings(topicBySlug(slug)?.name ?? slug)),
    label: one(inAllSpellings),
    text: one(searchWords),
    fixedLabel: remember((saying: Saying) => writer.wordsOf(inAllSpellings(saying.fixed))),
    fixedText: remember((saying: Saying) => writer.wordsOf(searchWords(saying.fixed))),
  };
}
export type Readers = ReturnType<typeof createReaders>;
