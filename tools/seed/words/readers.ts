import type { SearchableMentor } from '@abroad/api/features/mentors/search-document';
import { acrossName, nameEnds, namePartWords, type NameEnds } from '@abroad/search-index/name-words';
import { documentWords } from '@abroad/search-index/search-words';
import { normalise } from '@abroad/reference-data/normalise';
import { textsOfCountry, textsOfTopic } from '@abroad/reference-data/found-by';
import type { FullName, Name } from '../names/name.ts';
import { remember, rememberNumbered } from '../remember.ts';
import type { Field } from '../studies/fields.ts';
import type { NumberedDegree } from '../studies/levels.ts';
import type { School } from '../studies/schools.ts';
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

/** What the search knows of somebody's name. */
export interface ReadName {
  first: readonly number[];
  last: readonly number[];
  /** The word across both. */
  across: RareWord | null;
  sort: string;
}

function namePart(writer: VectorWriter, { text }: Name): NamePart {
  return { words: writer.wordsOf(namePartWords(text)), ends: nameEnds(text), sort: normalise(text) };
}

/** Reads names. */
function createNameReader(writer: VectorWriter) {
  const part = rememberNumbered((name: Name) => namePart(writer, name));
  const acrossBoth = rememberNumbered(({ first, last }: FullName) => {
    const [across] = acrossName(part(first).ends, part(last).ends);
    return across === undefined ? null : writer.rareWord(across);
  });
  return (name: FullName): ReadName => {
    const first = part(name.first);
    const last = part(name.last);
    return { first: first.words, last: last.words, across: acrossBoth(name), sort: `${first.sort} ${last.sort}` };
  };
}

/** Reads every kind of text once into the numbers of its words, because made-up people share most of theirs. */
export function createReaders(writer: VectorWriter, universities: SearchableMentor['universities']) {
  const one = (read: (text: string) => string[]) => remember((text: string) => writer.wordsOf(read(text)));
  const numbered = <T extends { readonly number: number }>(textsOf: (thing: T) => readonly string[]) =>
    rememberNumbered((thing: T) => writer.wordsOf(textsOf(thing).flatMap(documentWords)));
  return {
    name: createNameReader(writer),
    school: numbered(({ id, name }: School) => [name, ...(universities.get(id)?.aliases ?? [])]),
    degree: numbered(({ name, abbreviation }: NumberedDegree) => [name, abbreviation]),
    field: numbered(({ name }: Field) => [name]),
    country: one((code) => textsOfCountry(code).flatMap(documentWords)),
    topic: one((slug) => documentWords(textsOfTopic(slug).name)),
    synonyms: one((slug) => textsOfTopic(slug).synonyms.flatMap(documentWords)),
    text: one(documentWords),
    fixed: numbered(({ fixed }: Saying) => [fixed]),
  };
}
export type Readers = ReturnType<typeof createReaders>;
