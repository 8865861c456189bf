import type { Mentor, Said } from '../mentor.ts';
import type { Saying } from '../texts/saying.ts';
import type { NamePart, Readers } from './readers.ts';
import type { VectorWriter } from './vector-writer.ts';

/** As the API's `nameWords` cuts joined names. */
const MAX_WORD_LENGTH = 100;

function addName(writer: VectorWriter, first: NamePart, last: NamePart): void {
  writer.add('A', first.words);
  writer.add('A', last.words);
  if (first.ends !== null && last.ends !== null) {
    writer.addRare('A', `${first.ends.last}${last.ends.first}`.slice(0, MAX_WORD_LENGTH));
  }
}

/** What fills the gaps of a sentence, read like any text. */
function addGaps(
  writer: VectorWriter,
  weight: 'C' | 'D',
  said: { saying: Saying; of: Said },
  read: Readers['text'],
): void {
  const { facts, topics } = said.of;
  for (const gap of said.saying.gaps) {
    if (gap !== 'topics') {
      writer.add(weight, read(String(facts[gap])));
      continue;
    }
    for (const topic of topics) writer.add(weight, read(topic));
    if (topics.length > 1) writer.add(weight, read('and'));
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
    writer.add('B', read.label(education.field_of_study));
  }
  for (const topic of mentor.topics) writer.add('C', read.topic(topic));
  for (const { organisation, title } of mentor.experiences) {
    // There are many organisations, but their names are put together from few words.
    for (const part of organisation.split(' ')) writer.add('C', read.label(part));
    writer.add('C', read.label(title));
  }
  writer.add('C', read.fixedLabel(said.headline));
  addGaps(writer, 'C', { saying: said.headline, of: said }, read.label);
  for (const saying of [...said.about, said.points]) {
    writer.add('D', read.fixedText(saying));
    addGaps(writer, 'D', { saying, of: said }, read.text);
  }
}
