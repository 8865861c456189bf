import type { Mentor, Said } from '../mentor.ts';
import { bitOf, type Saying } from '../texts/saying.ts';
import type { ReadName, Readers } from './readers.ts';
import type { VectorWriter, Weight } from './vector-writer.ts';

function addName(writer: VectorWriter, { first, last, across }: ReadName): void {
  writer.add('A', first);
  writer.add('A', last);
  if (across !== null) writer.addRare('A', across);
}

/** Their names are among the words of studies, which weigh more. */
const OF_STUDIES = bitOf('school') | bitOf('degree') | bitOf('field');

/**
 * Adds what fills the gaps of a sentence, read like any text.
 * @param added the bits of gaps of which the words are there
 * @returns those and the bits of these
 */
function addGaps(
  writer: VectorWriter,
  { text }: Readers,
  { facts, topics }: Said,
  { saying, weight, added }: { saying: Saying; weight: Weight; added: number },
): number {
  let bits = added;
  for (const { name, bit } of saying.gaps) {
    if ((bits & bit) !== 0) continue;
    bits |= bit;
    if (name !== 'topics') {
      writer.add(weight, text(String(facts[name])));
      continue;
    }
    for (const topic of topics) writer.add(weight, text(topic));
    if (topics.length > 1) writer.add(weight, text('and'));
  }
  return bits;
}

function addSayings(writer: VectorWriter, read: Readers, said: Said): void {
  const { headline, about, points } = said;
  writer.add('C', read.fixed(headline));
  let added = addGaps(writer, read, said, { saying: headline, weight: 'C', added: OF_STUDIES });
  for (const saying of about) {
    writer.add('D', read.fixed(saying));
    added = addGaps(writer, read, said, { saying, weight: 'D', added });
  }
  writer.add('D', read.fixed(points));
  addGaps(writer, read, said, { saying: points, weight: 'D', added });
}

/** Adds the words by which a mentor is found, the weightiest first, as `searchDocument` of the API weighs them. */
export function addWords(writer: VectorWriter, read: Readers, mentor: Mentor, name: ReadName): void {
  addName(writer, name);
  for (const education of mentor.educations) {
    writer.add('B', read.school(education.school));
    writer.add('B', read.degree(education.degree));
    writer.add('B', read.field(education.field));
    if (education.is_study_abroad) writer.add('B', read.country(education.school.country_code));
  }
  for (const topic of mentor.topics) writer.add('C', read.topic(topic));
  for (const { organisation, title } of mentor.experiences) {
    for (const part of organisation) writer.add('C', read.text(part));
    writer.add('C', read.text(title));
  }
  addSayings(writer, read, mentor.said);
  for (const topic of mentor.topics) writer.add('D', read.synonyms(topic));
}
