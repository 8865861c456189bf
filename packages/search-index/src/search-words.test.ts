import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameWords } from './name-words.ts';
import { translatedWords } from './named-words.ts';
import { documentWords, searchWords } from './search-words.ts';

/** All words by which a mentor is found who wrote a text. */
const wordsOf = (text: string) => [...documentWords(text), ...translatedWords(text)];

/** Whether a text is found by what was typed: each of its words begins one of the text's. */
function finds(typed: string, text: string | readonly string[]): boolean {
  const words = typeof text === 'string' ? wordsOf(text) : text;
  const asked = searchWords(typed);
  return asked.length > 0 && asked.every((word) => words.some((own) => own.startsWith(word)));
}

test.each([
  ['Jonas Müller, Straße 5', ['müller', 'Muller', 'MUELLER', 'mu\u0308ller', 'ｍüｌ', 'strasse', 'STRAẞE', 'stra']],
  ['Søren Ågård', ['soren', 'soeren', 'SØREN', 'agard', 'aagaard', 'a\u030Ag']],
  ['Trần Thị Hường ở Đà Nẵng', ['tran', 'trần', 'TRA\u0302\u0300N', 'huong', 'đà nẵng', 'da nang']],
  ['Ph.D. and M.Sc. at M.I.T.', ['phd', 'Ph.D', 'PhD', 'msc', 'M.Sc.', 'mit', 'm.i.t.']],
  ['Post-doc in state-of-the-art R&D', ['postdoc', 'post-doc', 'post doc', 'R&D', 'state of the art', 'doc']],
  ["À l'École d’ingénieurs", ['ecole', "l'école", 'lecole', 'ingénieurs', "d'ingénieurs", 'dingenieurs', "d'école"]],
  ["L'A'Z", ["l'a'z", 'az', 'a z']],
  ["O'Brien's book", ['obrien', 'O’Brien', 'o brien', 'brien', "o'brien's"]],
  ['Wrote it in C++, C# and Node.js', ['c++', 'c', 'C#', 'node.js', 'nodejs', 'node js', 'c++ c#']],
  ['Works on ASP.NET and .NET', ['.net', 'net', 'asp.net', '.NET']],
  ['Graduated 09.2019 with 7.5', ['2019', '09.2019', '7.5', '7,5']],
  ['清华大学 TU大学 Delft大学2号', ['清华', '学', '华大学', '大', 'TU 大学', 'TU大学', 'delft', '大学2', '2号']],
  ['達・芬奇的𠮷野家', ['芬奇', '達芬奇', '達 芬奇', '達・芬奇', '𠮷', '𠮷野']],
  ['トヨタのコンピューター', ['とよた', 'ﾄﾖﾀ', 'コンピュータ', 'コンピューター', 'ター', 'た']],
  ['서울대학교에서', ['서울', '대학교', '울', '서']],
  ['หลักสูตรมหาวิทยาลัย', ['มหาวิทยาลัย', 'วิทยา', 'ลัย']],
  ['हिन्दी में काम', ['हिंदी', 'हिन्दी', 'काम']],
  ['دانشگاهِ تهران أحمد', ['دانشگاه', 'تهران', 'احمد', 'أحمد']],
  ['Univer\u00ADsity\u200E', ['university', 'univer\u00ADs']],
  ['Οδυσσέας ΣΟΦΟΣ', ['σοφος', 'σοφοσ', 'ΣΟΦΌΣ', 'οδυσσεασ']],
])('%s is found by each way of typing it', (text, ways) => {
  expect(ways.filter((typed) => !finds(typed, text))).toEqual([]);
});

test.each([
  ['कम', 'काम'],
  ['c++', 'Speaks c, reads C#'],
  ['大研', '大学 研究'],
  ['ller', 'Müller'],
  ['2019', 'Call 12019'],
])('%s does not find %s', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test.each([
  ['Jean-Luc', 'O’Brien', ['jeanluc', 'Jean Luc', 'jean-luc', 'obrien', 'brien', 'lucobrien', "O'Brien jean"]],
  ['Maria', 'van der Berg', ['vanderberg', 'van der berg', 'vanderb', 'derberg', 'mariavan']],
  ['J.K.', 'Rowling', ['jk rowling', 'j k rowling', 'J.K. Rowling', 'j. k. rowling', 'jkrowling']],
  ['Omar', 'al-Farsi', ['alfarsi', 'al farsi', 'farsi', 'al-farsi']],
  ['Jonas', 'Müller-Öhm', ['jonasmuller', 'mullerohm', 'muelleroehm', 'müller-öhm']],
  ['小明', '王', ['王小明', '小明', '王', '明', '王小', '小明 王']],
  ['민수', '김', ['김민수', '민수', '김']],
  ['St. John', 'Smith', ['st john', 'stjohn', 'johnsmith']],
])('%s %s is found by each way of writing the name', (first, last, ways) => {
  expect(ways.filter((typed) => !finds(typed, nameWords(first, last)))).toEqual([]);
});

test('attack 27: e-mail addresses have no words, whole or in part, in texts and in what is asked', () => {
  for (const address of [
    'linh.tran+abroad@example.co.uk',
    'LINH@EXAMPLE.COM',
    'ｌｉｎｈ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'mailto:linh@example.com',
    'linh @ example.com',
    'tuấn@ví-dụ.vn',
    '<linh@example.com>,',
  ]) {
    expect(documentWords(`Write ${address} now`), address).toEqual(['write', 'now']);
    expect(searchWords(address), address).toEqual([]);
  }
  expect(documentWords('邮箱是linh@example.com欢迎')).not.toContain('linh');
  expect(documentWords('邮箱是linh@example.com欢迎')).toContain('邮箱');
  expect(documentWords('I work @ TU Delft, @linh')).toEqual(['i', 'work', 'tu', 'delft', 'linh']);
  const before = process.threadCpuUsage();
  documentWords(`${'a'.repeat(4000)} ${'a@'.repeat(2000)} ${'a.'.repeat(2000)}@`);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500);
});

const LETTERS = [...'aZéßİıøÅDđ 漢字カガーx한글สิ่דשאǆﬁ'] as const;
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...LETTERS, "'", '’', '-', '.', '&', ',', '𠮷', '\u0301', '+', '#'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});

test('what a text says is found by typing it, in any case and composition', () => {
  fc.assert(
    fc.property(text, (said) => {
      const known = wordsOf(said);
      for (const typed of [said, said.toLowerCase(), said.normalize('NFD'), said.normalize('NFC')]) {
        const missing = searchWords(typed).filter((word) => !known.some((own) => own.startsWith(word)));
        expect(missing, JSON.stringify({ said, typed, known })).toEqual([]);
      }
      expect(known.filter((word) => word.length > 100 || !/^[\p{L}\p{N}\p{M}]+$/u.test(word))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test('a word longer than any is cut between letters', () => {
  const words = documentWords('𐐷'.repeat(60) + 'é'.repeat(200));
  expect(words.every((word) => word.isWellFormed() && word.length <= 100)).toBe(true);
  expect(finds('a'.repeat(300), 'a'.repeat(500))).toBe(true);
  expect(documentWords(`a${'𐐷'.repeat(60)}`)[0]).toHaveLength(99);
});
