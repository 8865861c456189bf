import { SearchFilters } from '@abroad/contract';
import { expect, test } from 'vitest';
import type { BenchDocument } from '../documents/document.ts';
import { startSample } from '../documents/sample.ts';
import { toSphinxql } from '../peers/sphinx/to-sphinxql.ts';
import { toSql } from '../peers/sqlite/to-sql.ts';
import { toPeerQuery } from '../peers/peer-query.ts';
import { drawQuestions } from './draw-questions.ts';

const mentor = (ordinal: number): BenchDocument => ({
  ordinal,
  id: `00000000-0000-4000-8000-${String(ordinal).padStart(12, '0')}`,
  origin: 'VN',
  destinations: ['NL'],
  universities: ['018cc251-f400-7100-8001-000000000001'],
  degrees: ['018cc251-f400-7100-8001-000000000002'],
  topics: ['student-visa'],
  years: [2015, 2019],
  words: { A: [`nguyen${'abcdefghij'.charAt(ordinal)}`], B: ['delft'], C: ['engineer'], D: ['happy'] },
  rank_score: 5000,
  rating: 450,
  created: 1_700_000_000_000_000,
  name_order: ordinal,
});

function draw() {
  const sample = startSample(10);
  for (let ordinal = 0; ordinal < 10; ordinal += 1) sample.hear(mentor(ordinal));
  return drawQuestions(sample.finish());
}

test('the same mentors give the same queries of twelve kinds, all valid for the contract', () => {
  const questions = draw();
  expect(questions).toEqual(draw());
  expect(questions).toHaveLength(12);
  const refused = questions.flatMap(({ asked }) => asked).filter((one) => !SearchFilters.safeParse(one).success);
  expect(refused).toEqual([]);
});

test('peers get the same queries as the product', () => {
  const parameters = new URLSearchParams({
    keyword: 'Délft',
    destination_country_codes: 'NL',
    sort_by: 'rating',
    page: '3',
  });
  const query = toPeerQuery(parameters, new Map([['destination_country_codes NL', 7]]));
  expect(toSphinxql(query)).toContain("MATCH('@(a,b,c,d) delft* @f v7') ORDER BY rating DESC, id ASC LIMIT 40, 20");
  expect(toSql(query).page.values).toEqual(['{a b c d}: "delft"* AND f: "v7"', 20, 40]);
});
