import type { Mentor, Said } from '../mentor.ts';
import type { Saying } from '../texts/saying.ts';
import type { FullName, Readers } from './readers.ts';
import type { VectorWriter } from './vector-writer.ts';

function addName(writer: VectorWriter, { first, last, across }: FullName): void {
  writer.add('A', first);
  writer.add('A', last);
  if (across !== null) writer.addRare('A', across);
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

/** Adds the words by which a mentor is found, the weightiest first, as `searchDocument` of the API weighs them. */
export function addWords(writer: VectorWriter, read: Readers, mentor: Mentor, name: FullName): void {
  const { said } = mentor;
  addName(writer, name);
  for (const education of mentor.educations) {
    writer.add('B', read.school(education.university_id));
    writer.add('B', read.degree(education.degree_id));
    writer.add('B', read.text(education.field_of_study));
  }
  for (const topic of mentor.topics) writer.add('C', read.topic(topic));
  for (const { organisation_parts, title } of mentor.experiences) {
    for (const part of organisation_parts) writer.add('C', read.text(part));
    writer.add('C', read.text(title));
  }
  writer.add('C', read.fixed(said.headline));
  addGaps(writer, 'C', { saying: said.headline, of: said }, read);
  for (const saying of [...said.about, said.points]) {
    writer.add('D', read.fixed(saying));
    addGaps(writer, 'D', { saying, of: said }, read);
  }
}
