import type pg from 'pg';

/** Below this, triggers take less time than what they would have kept takes to count anew. */
const WORTH_IT = 5000;

/**
 * Has triggers and foreign keys left alone until the transaction ends, where there are many rows to come and the role may.
 * @returns whether they are: what triggers keep is then to be counted anew
 */
export async function goPastTriggers(client: pg.Client, coming: number): Promise<boolean> {
  if (coming < WORTH_IT) return false;
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'SET') as may`,
  );
  if (rows[0]?.may !== true) return false;
  await client.query('set local session_replication_role = replica');
  return true;
}

/** Sees to what the search counts and follows besides its tables, which nobody has told of the new documents. */
export async function countAnew(client: pg.Client, log: (line: string) => void): Promise<void> {
  log('Counting words');
  await client.query(
    `insert into search_word (word)
     select substr(word, 2) collate "C" from ts_stat('select words from search_document') except select word from search_word`,
  );
  log('Counting filters');
  await client.query('analyze search_document, mentor_search');
  await client.query('select search_recount()');
  await client.query('update search_outbox set generation = generation + 1');
}

/** Leaves nothing for searches to do once: what is visible to everybody is marked so, and the GIN index takes in what waits for it. */
export async function tidy(client: pg.Client, log: (line: string) => void): Promise<void> {
  log('Vacuuming');
  await client.query('vacuum (analyze)');
}
