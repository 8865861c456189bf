import { step } from '../../../../tools/lib/start/steps.ts';
import type { Contender } from '../contender.ts';
import type { Exported } from '../documents/export-documents.ts';
import { hasSphinx, startSphinx } from '../peers/sphinx/start.ts';
import { startSqlite } from '../peers/sqlite/start.ts';
import type { Stopper } from '../stopper.ts';
import { startIndex } from './index-in-process.ts';
import { startPostgresAlone } from './postgres-alone.ts';

/** Starts all engines, ours first, with which the answers are compared. */
export async function startContenders(
  database_url: string,
  exported: Exported,
  stopper: Stopper,
): Promise<Contender[]> {
  const contenders: Contender[] = [];
  const start = async (title: string, work: () => Promise<Contender>) => {
    const contender = await step(title, work);
    stopper.add(contender.stop);
    contenders.push(contender);
  };
  await start('Index in the process', () => startIndex(database_url, exported.folder));
  await start('PostgreSQL alone', () => startPostgresAlone(database_url));
  if (hasSphinx()) await start('Sphinx', () => startSphinx(exported));
  else console.log('Sphinx is not installed (Debian: apt-get install sphinxsearch): it is left out.');
  await start('SQLite FTS5', () => startSqlite(exported));
  return contenders;
}
