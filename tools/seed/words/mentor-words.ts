import { acrossName } from '@abroad/search-index/name-words';
import type { Mentor, Said } from '../mentor.ts';
import type { Saying } from '../texts/saying.ts';
import type { NamePart, Readers } from './readers.ts';
import type { VectorWriter } from './vector-writer.ts';

function addName(writer: VectorWriter, first: NamePart, last: NamePart): void {
  writer.add('A', first.words);
  writer.add('A', last.words);
  for (const word of acrossName(first.ends, last.ends)) writer.addRare('A', word);
}

/** What fills the gaps of a sentence, read like any text. */
function addGaps(writer: VectorWriter, weight: 'C' | 'D', said: { saying: Saying; of: Said }, { text }: Readers): void {
  const { facts, topics } = said.of;
  for (const gap of said.saying.gaps) {
    if (gap !== 'topics') {
      writer.add(weight, text(String(facts[gap])));
      continue;
    }
    for (const topic of topics) writer.add(weight, text(topic));
    if (topics.length > 1) writer.add(weight, text('and'));
  }
}

/**
 * Adds the words by which a mentor is found, the weightiest first, as `searchDocument` of the API weighs them.
 * @param names the first and the last
 */
export function addWords(
  writer: VectorWriter,
  read: Readers,
  mentor: Mentor,
  names: { first: NamePart; last: NamePart },
): void {
  const { said } = mentor;
  addName(writer, names.first, names.last);
  for (const education of mentor.educations) {
    writer.add('B', read.school(education.university_id));
    writer.add('B', read.degree(education.degree_id));
    writer.add('B', read.text(education.field_of_study));
  }
  for (const topic of mentor.topics) writer.add('C', read.topic(topic));
  for (const { organisation, title } of mentor.experiences) {
    // There are many organisations, but their names are put together from few words.
    for (const part of organisation.split(' ')) writer.add('C', read.text(part));
    writer.add('C', read.text(title));
  }
  writer.add('C', read.fixed(said.headline));
  addGaps(writer, 'C', { saying: said.headline, of: said }, read);
  for (const saying of [...said.about, said.points]) {
    writer.add('D', read.fixed(saying));
    addGaps(writer, 'D', { saying, of: said }, read);
  }
}
