import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadUniversities } from './load-universities.ts';
import { normalise, wordsOf } from './normalise.ts';
import { SortedTerms } from './sorted-terms.ts';
import { withTypingError } from './testing/typing-errors.ts';
import { termsOf } from './university-terms.ts';
import type { University } from './university.ts';
import { createUniversityIndex, withChanged, type UniversityIndex } from './university-index.ts';

let universities: University[] = [];
let index: UniversityIndex = createUniversityIndex([]);
beforeAll(() => {
  universities = loadUniversities();
  index = createUniversityIndex(universities);
});
const found = (name: string, page_size = 20) => index.search({ name, page: 1, page_size }).universities;
const firstDomain = (name: string) => found(name)[0]?.domains[0];

test.each([
  ['TUM', 'tum.de'],
  ['Technische Universität München', 'tum.de'],
  ['technische universitaet muenchen', 'tum.de'],
  ['Technical University of Munich', 'tum.de'],
  ['munich technical', 'tum.de'],
  ['ETH', 'ethz.ch'],
  ['lse', 'lse.ac.uk'],
  ['NUS', 'nus.edu.sg'],
  ['UCL', 'ucl.ac.uk'],
  ['Delft', 'tudelft.nl'],
  ['TU Delft', 'tudelft.nl'],
  ['ku leuven', 'kuleuven.be'],
  ['MIT', 'mit.edu'],
  ['Caltech', 'caltech.edu'],
  ['HKUST', 'ust.hk'],
  ['IIT Bombay', 'iitb.ac.in'],
  ['清华', 'tsinghua.edu.cn'],
  ['清华大学', 'tsinghua.edu.cn'],
  ['tsinghua', 'tsinghua.edu.cn'],
  ['서울대', 'snu.ac.kr'],
  ['KAIST', 'kaist.ac.kr'],
  ['UNAM', 'unam.mx'],
  ['usp', 'usp.br'],
  ['sao paulo', 'usp.br'],
  ['oxford', 'ox.ac.uk'],
  ['Universität Heidelberg', 'uni-heidelberg.de'],
  ['university of copenhagen', 'ku.dk'],
  ['kobenhavns universitet', 'ku.dk'],
  ['kings college', 'kcl.ac.uk'],
  ['tum.de', 'tum.de'],
])('finds %s first', (name, domain) => {
  expect(firstDomain(name)).toBe(domain);
});

test.each([
  ['东京大学', 'u-tokyo.ac.jp'],
  ['東京大学', 'u-tokyo.ac.jp'],
  ['東大', 'u-tokyo.ac.jp'],
  ['早稻田大学', 'waseda.jp'],
  ['京大', 'kyoto-u.ac.jp'],
  ['istanbul üniversitesi', 'istanbul.edu.tr'],
  ['İSTANBUL ÜNİVERSİTESİ', 'istanbul.edu.tr'],
  ['北京大學', 'pku.edu.cn'],
  ['复旦', 'fudan.edu.cn'],
  ['國立臺灣大學', 'ntu.edu.tw'],
  ['台师大', 'ntnu.edu.tw'],
  ['香港浸会大学', 'hkbu.edu.hk'],
  ['جامعة القاهرة', 'cu.edu.eg'],
  ['جامعة الملك سعود', 'ksu.edu.sa'],
  ['جامعة قطر', 'qu.edu.qa'],
  ['دانشگاه تهران', 'ut.ac.ir'],
  ['صنعتی شریف', 'sharif.ir'],
  ['אוניברסיטת תל אביב', 'tau.ac.il'],
  ['הטכניון', 'technion.ac.il'],
  ['दिल्ली विश्वविद्यालय', 'du.ac.in'],
  ['काशी हिन्दू विश्वविद्यालय', 'bhu.ac.in'],
  ['จุฬา', 'chula.ac.th'],
  ['มหาวิทยาลัยธรรมศาสตร์', 'tu.ac.th'],
  ['Πανεπιστήμιο Αθηνών', 'uoa.gr'],
  ['МГУ', 'msu.ru'],
  ['Бауманка', 'bmstu.ru'],
  ['Київський національний університет імені Тараса Шевченка', 'knu.ua'],
  ['연세대', 'yonsei.ac.kr'],
  ['이화여대', 'ewha.ac.kr'],
  ['Đại học Bách khoa Hà Nội', 'hust.edu.vn'],
  ['dai hoc ngoai thuong', 'ftu.edu.vn'],
])('[N-25] finds %s, a name in its own script, first', (name, domain) => {
  expect(firstDomain(name)).toBe(domain);
});

test.each([
  ['oxfrod', 'ox.ac.uk'],
  ['Univesity of Colgne', 'uni-koeln.de'],
  ['heidleb', 'uni-heidelberg.de'],
  ['clatech', 'caltech.edu'],
  ['oxforduniversity', 'ox.ac.uk'],
  ['stan ford', 'stanford.edu'],
  ['melborne', 'unimelb.edu.au'],
])('finds %s with its typing error first', (name, domain) => {
  expect(firstDomain(name)).toBe(domain);
});

test('finds every university by its name, and by every alias', () => {
  fc.assert(
    fc.property(fc.constantFrom(...universities), ({ id, name, aliases }) => {
      for (const text of [name, ...aliases]) {
        expect(found(text, 100).map((university) => university.id)).toContain(id);
      }
    }),
  );
});

test('finds a university when a word of its name has one typing error that makes no other word', () => {
  const terms = new SortedTerms([...new Set(universities.flatMap((one) => [...termsOf(one).words]))].toSorted());
  const isWord = (word: string) => terms.startingWith(word).from < terms.startingWith(word).to;
  const named = universities.filter(({ name }) => wordsOf(normalise(name)).some((word) => /^[a-z]{6,}$/.test(word)));
  const typed = fc.constantFrom(...named).chain((university) => {
    const words = wordsOf(normalise(university.name));
    const long = words.flatMap((word, place) => (/^[a-z]{6,}$/.test(word) ? [place] : []));
    const error = fc
      .constantFrom(...long)
      .chain((place) => withTypingError(fc.constant(words[place] ?? '')).map((one) => ({ place, word: one.typed })));
    return error
      .filter(({ word }) => !isWord(word))
      .map(({ place, word }) => ({ university, text: words.with(place, word).join(' ') }));
  });
  fc.assert(
    fc.property(typed, ({ university, text }) => {
      const all = index.search({ name: text, page: 1, page_size: universities.length }).universities;
      expect(all).toContain(university);
    }),
  );
});

test('keeps to a country, and looks for near spellings within it', () => {
  expect(
    index
      .search({ name: 'university', country: 'NL', page: 1, page_size: 50 })
      .universities.map((one) => one.country_code),
  ).toEqual(expect.not.arrayContaining(['DE', 'GB']));
  expect(index.search({ name: 'cambrige', country: 'GB', page: 1, page_size: 1 }).universities[0]?.domains[0]).toBe(
    'cam.ac.uk',
  );
  expect(index.search({ name: 'tum', country: 'US', page: 1, page_size: 5 }).universities).toEqual([]);
});

test('pages through everything once, with the same total', () => {
  const pages = [1, 2, 3, 4].map((page) => index.search({ name: 'college london', page, page_size: 7 }));
  const ids = pages.flatMap((page) => page.universities.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
  expect(index.search({ page: 1, page_size: 3 })).toMatchObject({ total: universities.length });
  expect(index.search({ name: '  ', country: 'VA', page: 1, page_size: 100 }).total).toBeGreaterThan(0);
  expect(index.search({ page: 10_000, page_size: 100 }).universities).toEqual([]);
});

test.each([
  ['TU Dublin', /Dublin/],
  ['Hanse University of Applied Sciences', /Han/],
  ['Uni Kölln', /Cologne|Köln/],
  ['ku levuen', /Leuven/],
  ['stan ford', /Stanford/],
])('proposes nothing for %s that shares hardly a letter', (name, similar) => {
  expect(found(name).filter((university) => !similar.test(university.name))).toEqual([]);
});

test.each(['Hogwarts University', 'Miskatonic University', 'Université Foobar', 'XY Dublyn', 'Duy Ten Akademy'])(
  'proposes nothing for %s, which there is not',
  (name) => {
    expect(found(name).map((university) => university.name)).toEqual([]);
  },
);

test('those that were closed are found, by their number too, after those that teach', () => {
  expect(found('Nancy 2')[0]?.name).toBe('Université Nancy II');
  expect(found('lorraine').map(({ closed_in }) => closed_in)).toEqual([null, 2012]);
});

test('finds nothing where no name is similar', () => {
  expect(index.search({ name: 'xyzzyqqq', page: 1, page_size: 20 })).toEqual({ universities: [], total: 0 });
});

test('a few that are new or have changed are laid over the index: found among their likes, and no longer by what they were called', () => {
  const [delft] = found('TU Delft');
  const renamed = { ...delft, name: 'Delft Polytechnic', aliases: [] } as University;
  const added = { ...renamed, id: 'new', name: 'Xyzzyqqq Polytechnic', domains: ['xyzzyqqq.example'] };
  const laid = withChanged(index, [renamed, added]);
  const names = (name: string) => laid.search({ name, page: 1, page_size: 20 }).universities.map((one) => one.name);
  expect(names('xyzzyqqq')).toEqual(['Xyzzyqqq Polytechnic']);
  expect(names('xyzzyqqq.example')).toEqual(['Xyzzyqqq Polytechnic']);
  expect(names('Delft Polytechnic')[0]).toBe('Delft Polytechnic');
  expect(names('Delft University of Technology')).not.toContain(delft?.name);
  expect(laid.search({ name: 'xyzzyqqq', country: 'FI', page: 1, page_size: 20 }).total).toBe(0);
  expect(laid.search({ name: 'ETH', page: 1, page_size: 1 })).toEqual(
    index.search({ name: 'ETH', page: 1, page_size: 1 }),
  );
  expect(withChanged(index, [])).toBe(index);
});
