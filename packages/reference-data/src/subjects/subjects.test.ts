import { expect, test } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import { DEGREES } from '../degrees.ts';
import { englishNames, namesInOtherLanguages, textsOfCountry, textsOfSubject } from '../found-by.ts';
import { normalise, wordsOf } from '../normalise.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

const words = (text: string) => wordsOf(normalise(text));
const subjects = Object.keys(SUBJECTS) as Subject[];

test('[U-11] some 150 subjects have a name in each language of the product', () => {
  expect(subjects.length).toBeGreaterThan(150);
  const named = Map.groupBy(namesInOtherLanguages(), ({ english }) => english);
  const namesOf = (subject: Subject) => named.get(subject)?.flatMap(({ names }) => names) ?? [];
  expect(subjects.filter((subject) => namesOf(subject).length < 6)).toEqual([]);
  expect(subjects.flatMap(namesOf).filter((name) => name.trim() !== name || name === '')).toEqual([]);
});

test('[U-11] no word for a subject is the name of a country, nor the abbreviation of a degree', () => {
  const taken = new Set([
    ...COUNTRIES.flatMap(({ code }) => textsOfCountry(code)).map(normalise),
    ...DEGREES.map(({ abbreviation }) => normalise(abbreviation)),
  ]);
  expect(subjects.flatMap(textsOfSubject).filter((name) => words(name).some((word) => taken.has(word)))).toEqual([]);
});

test('[U-11] what other languages call something leads to words that English names have', () => {
  const known = englishNames().flatMap(words);
  const hasBeginning = (word: string) => known.some((own) => own.startsWith(word));
  const leading = namesInOtherLanguages().map(({ english }) => english);
  expect(leading.filter((english) => !words(english).every(hasBeginning))).toEqual([]);
});
