import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { COLUMNS } from '../../documents/lines.ts';
import { FINISH_BUILDING, OPEN_FOR_BUILDING } from './schema.ts';

/** A child process: `build.ts FILE DOCUMENTS…` creates the SQLite file from the documents. */
const [file = '', ...documents] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec(OPEN_FOR_BUILDING);
const statements = {
  mentor: database.prepare('insert into mentor values (?, ?, ?, ?, ?)'),
  held: database.prepare('insert or ignore into held values (?, ?)'),
  year: database.prepare('insert or ignore into study_year values (?, ?)'),
  document: database.prepare('insert into document (rowid, a, b, c, d, f) values (?, ?, ?, ?, ?, ?)'),
};

function insert(line: string): void {
  const cells = line.split('\t');
  const text = (name: (typeof COLUMNS)[number]) => cells[COLUMNS.indexOf(name)] ?? '';
  const number = (name: (typeof COLUMNS)[number]) => Number(text(name));
  const ordinal = number('ordinal');
  statements.mentor.run(ordinal, number('rank_score'), number('rating'), number('created'), number('name_order'));
  for (const word of text('f').split(' ')) statements.held.run(Number(word.slice(1)), ordinal);
  for (const year of text('years').split(',').filter(Boolean)) statements.year.run(ordinal, Number(year));
  statements.document.run(ordinal, text('a'), text('b'), text('c'), text('d'), text('f'));
}

database.exec('begin');
for (const name of documents) for await (const line of createInterface({ input: createReadStream(name) })) insert(line);
database.exec('commit');
database.exec(FINISH_BUILDING);
database.close();
