import { expect, test } from 'vitest';
import { fullName, nameFields } from './full-name.ts';

const NAMES: [first_name: string, last_name: string, reader: string, full: string][] = [
  ['小明', '王', 'en', '王小明'],
  ['小明', '王', 'zh', '王小明'],
  ['春香', '佐藤', 'fr', '佐藤春香'],
  ['さくら', '田中', 'en', '田中さくら'],
  ['민준', '김', 'es', '김민준'],
  ['マリア', 'シルバ', 'en', 'マリア・シルバ'],
  ['', '', 'en', ''],
  ['Sukarno', '', 'en', 'Sukarno'],
  ['', 'シルバ', 'en', 'シルバ'],
  ['David', '王', 'zh', 'David 王'],
  ['Wei', 'Zhang', 'zh', 'Wei Zhang'],
  ['Linh', 'Trần', 'en', 'Linh Trần'],
  ['Linh', 'Trần', 'fr', 'Linh Trần'],
  ['Linh', 'Trần', 'vi', 'Trần Linh'],
  ['Linh', 'Trần', 'vi-VN', 'Trần Linh'],
  ['Linh', 'Trần'.normalize('NFD'), 'vi', `${'Trần'.normalize('NFD')} Linh`],
  ['Van An', 'Nguyen', 'vi', 'Nguyen Van An'],
  ['Van An', 'Nguyen', 'en', 'Van An Nguyen'],
  ['Amara', 'Okafor', 'vi', 'Amara Okafor'],
  ['Inês', 'Conceição', 'vi', 'Inês Conceição'],
  ['Péter', 'Erdős', 'hu', 'Erdős Péter'],
  ['Péter', 'Erdős', 'en', 'Péter Erdős'],
  ['ليلى', 'حداد', 'ar', 'ليلى حداد'],
  ['अनन्या', 'शर्मा', 'hi', 'अनन्या शर्मा'],
];

test.each(NAMES)(
  '[N-24] the given name %s and the family name %s are for a reader of %s: %s',
  (first, last, reader, full) => {
    expect(fullName({ first_name: first, last_name: last }, reader)).toBe(full);
  },
);

test.each([
  ['en', 'first_name'],
  ['fr', 'first_name'],
  ['hi', 'first_name'],
  ['zh', 'last_name'],
  ['zh-CN', 'last_name'],
  ['vi', 'last_name'],
])('[U-25] in %s a form asks for the %s first', (language, first) => {
  expect(nameFields(language)[0]).toBe(first);
  expect(new Set(nameFields(language))).toEqual(new Set(['first_name', 'last_name']));
});
