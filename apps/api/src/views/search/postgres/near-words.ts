import { correctWords } from '@abroad/search-index';
import { isOwnWord } from '@abroad/search-index/own-words';
import { isWithinOneEdit } from '@abroad/reference-data/one-edit';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { anyBeginning, anyWholeWord } from '../../../db/lexemes.ts';
import { COMMON } from './sample.ts';

/** `correctWords` mends no shorter ones. */
const SHORTEST = 4;
/** Behind every letter. */
const LAST_LETTER = '\u{10FFFF}';

/** Counted, because the planner reads the whole table for `exists`, hoping to be lucky soon. */
async function hasBeginning(db: Database, word: string): Promise<boolean> {
  const query = anyBeginning(word);
  const { rows } = await sql<{ is_known: boolean }>`/* prepared */
    select exists (select from search_word where word >= ${word} and word < ${word + LAST_LETTER})
      and ((select count(*) from search_sample where words @@ ${query}::tsquery) > 0
        or (select count(*) from search_document where words @@ ${query}::tsquery) > 0) as is_known`.execute(db);
  return rows[0]?.is_known ?? false;
}

/** Words that begin or end as this one does: one edit leaves one of its halves as it is. */
async function candidates(db: Database, word: string): Promise<string[]> {
  const letters = [...word];
  if (letters.length < SHORTEST || isOwnWord(word)) {
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

interface Candidate {
  word: string;
  documents: number;
}

async function count(db: Database, table: 'search_sample' | 'search_document', words: string[]): Promise<Candidate[]> {
  const queries = words.map(anyWholeWord);
  const { rows } = await sql<Candidate>`/* prepared */
    select word, (select count(*)::integer from ${sql.table(table)} where words @@ query) as documents
    from unnest(${words}::text[], ${queries}::tsquery[]) as wish (word, query)`.execute(db);
  return rows;
}

/** How many have each: exactly, but of common words as the sample has it. */
async function countEach(db: Database, words: string[]): Promise<Candidate[]> {
  if (words.length === 1) {
    // There is no other; the search that follows shows whether a mentor has it.
    return words.map((word) => ({ word, documents: 1 }));
  }
  const common = (await count(db, 'search_sample', words)).filter(({ documents }) => documents >= COMMON);
  return common.length > 0 ? common : count(db, 'search_document', words);
}

/** As `correctWords`, with the words of the database. */
export async function nearWords(db: Database, words: readonly string[]): Promise<ReturnType<typeof correctWords>> {
  const unknown: string[] = [];
  const near = new Map<string, Candidate[]>();
  for (const word of words) {
    if (!(await hasBeginning(db, word))) {
      const found = await candidates(db, word);
      if (found.length === 0) {
        // All or none are mended.
        return null;
      }
      unknown.push(word);
      near.set(word, await countEach(db, found));
    }
  }
  return correctWords(words, {
    hasBeginning: (word) => !unknown.includes(word),
    near: (word) => near.get(word) ?? [],
  });
}
