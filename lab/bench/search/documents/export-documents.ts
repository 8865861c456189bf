import { once } from 'node:events';
import { createWriteStream, writeFileSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startProgress } from '../../../../tools/lib/progress.ts';
import type { BenchDocument } from './document.ts';
import { toLine } from './lines.ts';
import { readDocuments } from './read-documents.ts';
import { startSample, type Sample } from './sample.ts';
import { startValueNumbers, type ValueNumbers } from './value-numbers.ts';

/** As many parts as Sphinx searches in parallel. */
export const PARTS = 2;

/** All documents as files, and facts about them. */
export interface Exported {
  folder: string;
  /** One file per part: documents in turns. */
  files: string[];
  /** JSON of the numbers of values. */
  numbers_file: string;
  /** Ids of profiles by ordinal, which counts from 1. */
  idOf(ordinal: number): string | undefined;
  sample: Sample;
}

async function countMentors(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from mentor_search');
  return rows[0]?.count ?? 0;
}

async function writePart(
  stream: WriteStream,
  batch: readonly BenchDocument[],
  { part, numbers }: { part: number; numbers: ValueNumbers },
) {
  const lines = batch
    .filter((document) => document.ordinal % PARTS === part)
    .map((document) => `${toLine(document, numbers.of(document))}\n`);
  if (!stream.write(lines.join(''))) await once(stream, 'drain');
}

/** Writes the documents of a database to a folder, in the format that all peers read. */
export async function exportDocuments(database_url: string, folder: string): Promise<Exported> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  const total = await countMentors(client);
  const progress = startProgress('Documents', total);
  const sample = startSample(total);
  const numbers = startValueNumbers();
  const ids: string[] = [];
  const files = Array.from({ length: PARTS }, (_, part) => path.join(folder, `documents-${part}.tsv`));
  const streams = files.map((file) => createWriteStream(file));
  for await (const batch of readDocuments(client)) {
    for (const [part, stream] of streams.entries()) await writePart(stream, batch, { part, numbers });
    for (const document of batch) {
      sample.hear(document);
      ids.push(document.id);
    }
    progress.reached(ids.length);
  }
  await Promise.all(streams.map((stream) => once(stream.end(), 'finish')));
  progress.end();
  await client.end();
  const numbers_file = path.join(folder, 'numbers.json');
  writeFileSync(numbers_file, JSON.stringify(numbers.entries()));
  return { folder, files, numbers_file, idOf: (ordinal) => ids[ordinal - 1], sample: sample.finish() };
}
