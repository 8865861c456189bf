import { expect, test } from 'vitest';
import { translatedWords } from './named-words.ts';
import { documentWords, searchWords, typedParts } from './search-words.ts';
import { subjectWords } from './subject-words.ts';

test.each([
  [
    'scholarship',
    ['học bổng', 'HOC BONG', 'bourses', 'Bourse', 'becas', 'beca', '奖学金', 'छात्रवृत्ति', 'منحة', 'المنح'],
  ],
  ['motivation letter', ['thư động lực', 'lettre de motivation', 'cartas de motivación', '动机信', 'رسالة الدافع']],
  ['master', ['thạc sĩ', 'maîtrise', 'maestría', 'Máster', '硕士', 'मास्टर', 'الماجستير', 'master’s', 'masters']],
  ['nursing', ['điều dưỡng', 'soins infirmiers', 'enfermería', '护理', 'नर्सिंग', 'تمريض']],
])('[U-11] %s is searched for by its names in all languages', (english, typed) => {
  for (const name of typed) expect(searchWords(name).join(' '), name).toBe(english);
});

test.each([
  ['thạc sĩ khoa học máy tính', 'master computer science'],
  ['học bổng Hà Lan', 'scholarship ha lan'],
  ['máster en derecho', 'master law'],
  ['美国奖学金', '美国 scholarship'],
  ['申请博士的奖学金', 'application doctorate scholarship'],
  ['motivation letters', 'motivation letter'],
  ['bursaries and grants', 'bursar and grant'],
])('[U-11] %s is searched for by %s', (typed, words) => {
  expect(searchWords(typed).join(' ')).toBe(words);
});

test('[U-11] what only looks like a name stays as it is', () => {
  for (const typed of ['toan', 'Toàn', 'these', 'master of science', 'physics', 'studies', 'arts', 'en el']) {
    expect(searchWords(typed).join(' '), typed).toBe(typed.toLowerCase().replace('à', 'a'));
  }
  expect(searchWords('toán')).toEqual(['mathematics']);
  // A person's name with a subject in it.
  expect(searchWords('王文学')).toEqual(['王文', '文学']);
});

test('[U-11] a text with a name in another language is found by it, and by its English words', () => {
  const text = 'Tôi có học bổng và học thạc sĩ luật. 我学计算机科学与技术, doctorante en droit';
  for (const typed of ['học bổng', 'scholarships', 'thạc sĩ', '计算机', 'computer science', 'droit', 'doctorante']) {
    const known = [...documentWords(text), ...translatedWords(text)];
    expect(
      searchWords(typed).filter((word) => !known.some((own) => own.startsWith(word))),
      typed,
    ).toEqual([]);
  }
});

test('[U-11] a subject is found by what else it is called', () => {
  expect(subjectWords('Computer Science and Engineering')).toEqual(expect.arrayContaining(['cse', 'informatics']));
  expect(subjectWords('Maths')).toEqual(expect.arrayContaining(['mathematics', 'math']));
  expect(subjectWords('Basket weaving')).toEqual([]);
});

test('[U-11] names of several words stay together in what was typed', () => {
  expect(typedParts('how to get học bổng in Hà Lan')).toEqual(['how', 'to', 'get', 'học bổng', 'in', 'Hà', 'Lan']);
  expect(typedParts(' thư  động lực ')).toEqual(['thư động lực']);
  expect(typedParts('F-1 visa')).toEqual(['F-1', 'visa']);
});

test('[U-11] letters around an ampersand are one word', () => {
  expect(searchWords('R&D')).toEqual(['randd']);
  expect(searchWords('Texas A & M')).toEqual(['texas', 'aandm']);
  expect(searchWords('visa & housing')).toEqual(['visa', 'and', 'housing']);
  expect(documentWords('R&D')).toEqual(['r', 'and', 'd', 'randd']);
  expect(documentWords('I worked in development with a lab, and R. told me')).not.toContain('randd');
});
