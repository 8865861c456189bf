/** @module-tag full It fills a database with the demonstration data. */
import { readFile } from 'node:fs/promises';
import { SearchFilters } from '@abroad/contract';
import { DEGREE_LEVEL_LABELS, DEGREE_LEVELS } from '@abroad/reference-data/degree-level';
import { DEGREES } from '@abroad/reference-data/degrees';
import { ar } from '@abroad/reference-data/names/ar';
import { es } from '@abroad/reference-data/names/es';
import { fr } from '@abroad/reference-data/names/fr';
import { hi } from '@abroad/reference-data/names/hi';
import { vi } from '@abroad/reference-data/names/vi';
import { zh } from '@abroad/reference-data/names/zh';
import { ar as subjectsAr } from '@abroad/reference-data/subjects/ar';
import { es as subjectsEs } from '@abroad/reference-data/subjects/es';
import { fr as subjectsFr } from '@abroad/reference-data/subjects/fr';
import { hi as subjectsHi } from '@abroad/reference-data/subjects/hi';
import { SUBJECTS, type Subject } from '@abroad/reference-data/subjects/subjects';
import { vi as subjectsVi } from '@abroad/reference-data/subjects/vi';
import { zh as subjectsZh } from '@abroad/reference-data/subjects/zh';
import { TOPICS } from '@abroad/reference-data/topics';
import { createSearchIndex } from '@abroad/search-index';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../api/src/core/clock.ts';
import { connect } from '../../api/src/db/connection.ts';
import { copyDocuments } from '../../api/src/providers/search/copy-documents.ts';
import type { SearchEngine } from '../../api/src/views/search/engine.ts';
import { indexSearch } from '../../api/src/views/search/index-search.ts';
import { postgresSearch } from '../../api/src/views/search/postgres-search.ts';
import { seededDatabase } from './seeded-database.test-helper.ts';

const { url } = seededDatabase();

const LANGUAGES = {
  vi: [vi, subjectsVi],
  zh: [zh, subjectsZh],
  hi: [hi, subjectsHi],
  ar: [ar, subjectsAr],
  fr: [fr, subjectsFr],
  es: [es, subjectsEs],
} as const;

let index: SearchEngine;

beforeAll(async () => {
  const found = createSearchIndex();
  const client = new Client({ connectionString: url() });
  await client.connect();
  await client.query('begin');
  await copyDocuments(client, (document) => found.apply([{ kind: 'put', document }]));
  await client.end();
  index = indexSearch(
    {
      search: (query) => Promise.resolve(found.search(query)),
      facets: (conditions, limit) => Promise.resolve(found.facets(conditions, limit)),
    },
    systemClock,
  );
});

/** How many a keyword finds as it is typed: -1 where it was corrected. */
async function total(typed: string, engine = index): Promise<number> {
  const found = await engine.search({ ...SearchFilters.parse({}), keyword: [typed] });
  return found.corrected_keywords === null ? found.total : -1;
}

/** Names in a language that find fewer mentors than their English ones. */
async function finding(fewerThan: readonly (readonly [english: string, name: string])[]): Promise<string[]> {
  const checked = await Promise.all(
    fewerThan.map(async ([english, name]) => ({ english, name, counts: [await total(name), await total(english)] })),
  );
  return checked
    .filter(({ counts: [own = 0, inEnglish = 0] }) => own < inEnglish)
    .map(({ english, name, counts }) => `${name} (${english}): ${counts.join(' < ')}`);
}

test.each(Object.entries(LANGUAGES))(
  '[U-11] every topic, level, subject and degree is found in %s as in English',
  async (_language, [names, subjects]) => {
    const first = (text: string) => text.split(', ')[0] ?? '';
    expect(
      await finding([
        ...TOPICS.map(({ slug, name }) => [name, names.topics[slug] ?? ''] as const),
        ...DEGREE_LEVELS.map((level) => [DEGREE_LEVEL_LABELS[level], names.levels[level]] as const),
        ...(Object.keys(SUBJECTS) as Subject[]).map((subject) => [subject, first(subjects[subject])] as const),
        ...DEGREES.map(({ code, name }) => [name, names.degrees[code] ?? ''] as const),
      ]),
    ).toEqual([]);
  },
);

test('[U-11] the plural of each English name finds what its singular finds', async () => {
  for (const [one, several] of [
    ['scholarship', 'scholarships'],
    ['motivation letter', 'motivation letters'],
    ['recommendation letter', 'recommendation letters'],
    ['cover letter', 'cover letters'],
    ['bursary', 'bursaries'],
    ['master', 'master’s'],
    ['visa', 'visas'],
  ] as const) {
    expect(await total(several), several).toBe(await total(one));
  }
});

test('[U-11] the table of searches in docs/search.md is what the demonstration data gives, with both engines', async () => {
  const page = await readFile(new URL('../../../docs/search.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| [^|]+ \d+ \|/.test(line));
  expect(rows).toHaveLength(12);
  const connection = connect({ url: url(), pool_size: 1, onError: () => {} });
  const postgres = postgresSearch(connection.db);
  for (const row of rows) {
    const cells = row.split('|').slice(1, -1);
    const told = cells.map((cell) => /^ (?<typed>.+) (?<count>\d+) $/.exec(cell)?.groups ?? {});
    expect(told).toHaveLength(7);
    for (const { typed = '', count } of told) {
      expect(`${typed} ${await total(typed)} ${await total(typed, postgres)}`).toBe(`${typed} ${count} ${count}`);
    }
  }
  await connection.close();
});
