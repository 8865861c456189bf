import { correctWords } from '@abroad/search-index';
import { isWithinOneEdit } from '@abroad/reference-data/one-edit';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { anyBeginning, anyWholeWord } from './lexemes.ts';
import { COMMON, SAMPLED } from './probe.ts';

/** `correctWords` mends no shorter ones. */
const SHORTEST = 4;
/** Behind every letter. */
const LAST_LETTER = '\u{10FFFF}';

/** Counted, because the planner reads the whole table for `exists`, hoping to be lucky soon. */
async function hasBeginning(db: Database, word: string): Promise<boolean> {
  const query = anyBeginning(word);
  const { rows } = await sql<{ is_known: boolean }>`/* prepared */
    select (select count(*) from search_sample where words @@ ${query}::tsquery) > 0
      or (select count(*) from search_document where words @@ ${query}::tsquery) > 0 as is_known`.execute(db);
  return rows[0]?.is_known ?? false;
}

/** Words that begin or end as this one does: one edit leaves one of its halves as it is. */
async function candidates(db: Database, word: string): Promise<string[]> {
  const letters = [...word];
  if (letters.length < SHORTEST) {
    return [];
  }
  const half = Math.floor((letters.length - 1) / 2);
  const start = letters.slice(0, half).join('');
  const end = letters.toReversed().slice(0, half).join('');
  const lengths = [-1, 0, 1].map((more) => letters.length + more);
  const { rows } = await sql<{ word: string }>`/* prepared */
    select word from search_word where length(word) = any(${lengths}::integer[])
      and word >= ${start} and word < ${start + LAST_LETTER}
    union
    select word from search_word where length(word) = any(${lengths}::integer[])
      and reverse(word) collate "C" >= ${end} and reverse(word) collate "C" < ${end + LAST_LETTER}`.execute(db);
  return rows.map((row) => row.word).filter((other) => isWithinOneEdit(word, other));
}

/** How many have a word: exactly, but of common words as the sample has it. */
async function countOf(db: Database, word: string): Promise<{ word: string; documents: number }> {
  const query = anyWholeWord(word);
  const { rows } = await sql<{ documents: number }>`/* prepared */
    with sampled as materialized (select count(*)::integer as documents from search_sample where words @@ ${query}::tsquery)
    select case when documents >= ${sql.lit(COMMON)} then documents * ${sql.lit(SAMPLED)}
      else (select count(*)::integer from search_document where words @@ ${query}::tsquery) end as documents
    from sampled`.execute(db);
  return { word, documents: rows[0]?.documents ?? 0 };
}

/** As `correctWords`, with the words of the database. */
export async function nearWords(db: Database, words: readonly string[]): Promise<ReturnType<typeof correctWords>> {
  const unknown: string[] = [];
  const near = new Map<string, { word: string; documents: number }[]>();
  for (const word of words) {
    if (!(await hasBeginning(db, word))) {
      const found = await candidates(db, word);
      if (found.length === 0) {
        // All or none are mended.
        return null;
      }
      unknown.push(word);
      near.set(word, await Promise.all(found.map((one) => countOf(db, one))));
    }
  }
  return correctWords(words, {
    hasBeginning: (word) => !unknown.includes(word),
    near: (word) => near.get(word) ?? [],
  });
}
