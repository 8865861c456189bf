// Every project that compiles this file needs the declarations that the package lacks.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pg-copy-streams.d.ts" />
import type { IndexDocument } from '@abroad/search-index';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copiedDocuments, DOCUMENT_FIELDS, DOCUMENTS } from './copied-document.ts';
import { copiedRows } from './copied-rows.ts';

/** Room for the words of all mentors, and of those who change. */
const WORDS_OF_ALL = 1 << 17;
const WORDS_OF_CHANGED = 1 << 13;

/** Changes come ten times a second: making the room anew for each would take longer than what is read. */
const toChanged = copiedDocuments(WORDS_OF_CHANGED);

async function copyWhere(
  client: Client,
  where: string,
  { toDocument, onDocument }: { toDocument: typeof toChanged; onDocument: (document: IndexDocument) => void },
): Promise<void> {
  const take = copiedRows(DOCUMENT_FIELDS, (row) => onDocument(toDocument(row)));
  const stream = client.query(copyTo(`copy (${DOCUMENTS} where ${where}) to stdout (format binary)`));
  for await (const piece of stream) {
    take(piece as Buffer);
  }
}

/** Reads all documents and hands each over, within a transaction. */
export async function copyDocuments(client: Client, onDocument: (document: IndexDocument) => void): Promise<void> {
  // Ids and times of a million mentors take 65 MB, by which documents go; in less room these would be written down first.
  await client.query(`set local work_mem = '256MB'`);
  await copyWhere(client, 'true', { toDocument: copiedDocuments(WORDS_OF_ALL), onDocument });
}

const UUID = /^[0-9a-f-]{36}$/;

/** Reads the documents of some profiles; those that have none are left out. */
export async function copyDocumentsOf(client: Client, profile_ids: readonly string[]): Promise<IndexDocument[]> {
  const documents: IndexDocument[] = [];
  const ids = profile_ids.filter((id) => UUID.test(id)).join(',');
  const onDocument = (document: IndexDocument) => documents.push(document);
  await copyWhere(client, `profile_id = any ('{${ids}}'::uuid[])`, { toDocument: toChanged, onDocument });
  return documents;
}
