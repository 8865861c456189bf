// Whoever compiles this file, from any project, needs the declarations that the package lacks.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pg-copy-streams.d.ts" />
import type { IndexDocument } from '@abroad/search-index';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copiedDocuments, DOCUMENT_COLUMNS, DOCUMENT_FIELDS } from './copied-document.ts';
import { copiedRows } from './copied-rows.ts';

/** Reads rows of `mentor_search` and hands each over as a document. @param where a condition without parameters. */
export async function copyDocuments(
  client: Client,
  where: string,
  onDocument: (document: IndexDocument) => void,
): Promise<void> {
  const toDocument = copiedDocuments();
  const take = copiedRows(DOCUMENT_FIELDS, (row) => onDocument(toDocument(row)));
  const stream = client.query(
    copyTo(`copy (select ${DOCUMENT_COLUMNS} from mentor_search where ${where}) to stdout (format binary)`),
  );
  for await (const piece of stream) {
    take(piece as Buffer);
  }
}

const UUID = /^[0-9a-f-]{36}$/;

/** Reads the rows of some profiles; those that have none are left out. */
export async function copyDocumentsOf(client: Client, profile_ids: readonly string[]): Promise<IndexDocument[]> {
  const documents: IndexDocument[] = [];
  const ids = profile_ids.filter((id) => UUID.test(id)).join(',');
  await copyDocuments(client, `profile_id = any ('{${ids}}'::uuid[])`, (document) => documents.push(document));
  return documents;
}
