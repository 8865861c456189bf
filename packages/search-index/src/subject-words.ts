import { textsOfSubject } from '@abroad/reference-data/found-by';
import { SUBJECTS, type Subject } from '@abroad/reference-data/subjects/subjects';
import { englishWords } from './named-things.ts';
import { remember } from './remember.ts';
import { documentWords } from './search-words.ts';

const LONGEST = 4;

let subjects: ReadonlyMap<string, readonly Subject[]> | null = null;

/** Subjects by the words of each of their English names. */
function subjectsByWords(): ReadonlyMap<string, readonly Subject[]> {
  const named = (Object.keys(SUBJECTS) as Subject[]).flatMap((subject) =>
    textsOfSubject(subject).map((name) => [englishWords(name).join(' '), subject] as const),
  );
  const byWords = Map.groupBy(named, ([words]) => words);
  return new Map([...byWords].map(([words, pairs]) => [words, pairs.map(([, subject]) => subject)]));
}

const wordsOfSubject = remember((subject) => textsOfSubject(subject as Subject).flatMap(documentWords));

/** The words of all English names of the subjects that a field of study names: of "Computer Science" also "informatics" and "CSE". */
export const subjectWords = remember((field): readonly string[] => {
  subjects ??= subjectsByWords();
  const words = englishWords(field);
  const found = new Set<Subject>();
  words.forEach((_word, at) => {
    for (let length = 1; length <= LONGEST; length += 1) {
      for (const subject of subjects?.get(words.slice(at, at + length).join(' ')) ?? []) found.add(subject);
    }
  });
  return [...new Set([...found].flatMap(wordsOfSubject))];
});
