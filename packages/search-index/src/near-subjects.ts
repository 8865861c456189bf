import { subjectNames } from '@abroad/reference-data/found-by';
import { nearSubjects } from '@abroad/reference-data/near-by';
import type { Subject } from '@abroad/reference-data/subjects/subjects';
import { stemOf } from './named-things.ts';
import { plainWords } from './plain-words.ts';

type Names = ReturnType<typeof subjectNames>[number];

const keyOf = (name: string) =>
  plainWords(name)
    .map(({ word }) => stemOf(word))
    .join(' ');

let known: ReadonlyMap<string, { subject: Subject; names: Names }> | null = null;

/** Each name of a subject, with the subject and the names of its language. Of two languages with the same name the first counts. */
function namedSubjects() {
  const entries = subjectNames().flatMap((names) =>
    Object.entries(names).flatMap(([subject, own]) =>
      own.map((name) => [keyOf(name), { subject: subject as Subject, names }] as const),
    ),
  );
  return new Map(entries.toReversed());
}

/** Returns the names of the subjects near a typed one in the language in which it was typed; none where it is no subject. */
export function nearSubjectNames(typed: string): string[] {
  known ??= namedSubjects();
  const found = known.get(keyOf(typed));
  return found === undefined ? [] : nearSubjects(found.subject).flatMap((near) => found.names[near][0] ?? []);
}
