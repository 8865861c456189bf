import { ERRORS, type Callers, type Endpoint } from '@abroad/contract';
import { errorsByStatus } from '../route-schema.ts';
import type { Operation } from './document.ts';
import { boundsOf, fieldsOf, typeWords } from './fields.ts';
import { escapeHtml } from '@abroad/contract/escape-html';
import { prose, table } from './html.ts';
import { nameOfRef, resolve, type JsonSchema, type Schemas } from './json-schema.ts';
import { sampleOf } from './sample.ts';

const ACCESS: Record<Endpoint['access'], string> = {
  public: 'Nobody needs to be signed in.',
  optional: 'Signed in or not.',
  token: 'Wants a bearer token.',
  user: 'Wants a bearer token of somebody with a record.',
  staff: 'Wants a bearer token of the staff; others are told that it isn’t there.',
};

const CALLERS: Record<Callers, string> = {
  mentors: 'Only for people with a mentor profile.',
  prospects: 'Only for people with a prospect profile.',
  owner: 'Only for the person whose record it is.',
  parties: 'Only for the two people of the session or conversation.',
  its_mentor: 'Only for the mentor of the session.',
  its_prospect: 'Only for the student of the session.',
};

export interface Call {
  name: string;
  endpoint: Endpoint;
  /** With `{id}` for parameters. */
  path: string;
  operation: Operation;
}

const toSchema = (name: string) => `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;

/** The meaning of a value, and its limits. */
function meaning(schema: JsonSchema, description = ''): string {
  const bounds = boundsOf(schema);
  return `${prose(description)}${bounds === '' ? '' : ` <small>${escapeHtml(bounds)}.</small>`}`;
}

/** The fields of an object as a table. */
export function fieldTable(schema: JsonSchema): string {
  const rows = fieldsOf(schema).map(({ name, schema: field, required }) => [
    `<code>${escapeHtml(name)}</code>${required ? '' : ' <small>optional</small>'}`,
    typeWords(field, toSchema),
    meaning(field, field.description),
  ]);
  return rows.length === 0 ? '' : table(['Field', 'Type', 'Meaning'], rows);
}

function parameterTable({ parameters = [] }: Operation): string {
  const rows = parameters.map(({ name, in: place, required, schema = {}, description }) => [
    `<code>${escapeHtml(name)}</code>${required ? '' : ' <small>optional</small>'}`,
    escapeHtml(place),
    typeWords(schema, toSchema),
    meaning(schema, description),
  ]);
  return rows.length === 0 ? '' : `<h4>Parameters</h4>${table(['Name', 'In', 'Type', 'Meaning'], rows)}`;
}

function bodyTables({ requestBody }: Operation, schemas: Schemas): string {
  return Object.entries(requestBody?.content ?? {})
    .map(
      ([type, { schema = {} }]) =>
        `<h4>Body, <code>${escapeHtml(type)}</code></h4>${fieldTable(resolve(schema, schemas))}`,
    )
    .join('');
}

function answers({ responses }: Operation): string {
  const rows = Object.entries(responses)
    .filter(([status]) => status.startsWith('2') || status.startsWith('3'))
    .map(([status, { description, content = {} }]) => [
      status,
      Object.entries(content)
        .map(([type, { schema = {} }]) =>
          nameOfRef(schema) === undefined ? `<code>${escapeHtml(type)}</code>` : typeWords(schema, toSchema),
        )
        .join(', ') || escapeHtml(description),
    ]);
  return `<h4>Answers</h4>${table(['Status', 'With'], rows)}`;
}

function refusals(endpoint: Endpoint): string {
  const rows = [...errorsByStatus(endpoint)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([status, codes]) =>
      codes.map((code) => [String(status), `<code>${code}</code>`, escapeHtml(ERRORS[code].detail)]),
    );
  return `<details><summary>Errors</summary>${table(['Status', 'Code', 'Words'], rows)}</details>`;
}

/** The call with curl; `$TOKEN` stands for a bearer token. */
function curl({ endpoint, path, operation }: Call, { public_url, schemas }: Around): string {
  const parameters = new Map((operation.parameters ?? []).map((one) => [one.name, one.schema ?? {}]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(sampleOf(parameters.get(name) ?? {}, schemas, name))),
  );
  const example = operation.requestBody?.content['application/json']?.example;
  const lines = [
    `curl${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} '${public_url}${filled}'`,
    ...(endpoint.access === 'public' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(endpoint.idempotent ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(example === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${shellText(example)}'`]),
  ];
  return `<pre tabindex="0"><code>${escapeHtml(lines.join(' \\\n  '))}</code></pre>`;
}

const shellText = (value: unknown) => JSON.stringify(value, null, 2).replaceAll("'", String.raw`'\''`);

export interface Around {
  public_url: string;
  schemas: Schemas;
}

/** One call: its purpose, callers, input, output, errors and an example. */
export function operationSection(call: Call, around: Around): string {
  const { name, endpoint, path, operation } = call;
  return `<section id="${name}"><h3><b>${endpoint.method}</b> <code>${escapeHtml(path)}</code></h3>
<p>${prose(endpoint.summary)}. ${prose(endpoint.description ?? '')}</p>
<p class="muted">${ACCESS[endpoint.access]} ${endpoint.callers ? CALLERS[endpoint.callers] : ''} Operation <code>${name}</code>.</p>
${parameterTable(operation)}${bodyTables(operation, around.schemas)}${answers(operation)}${curl(call, around)}${refusals(endpoint)}</section>`;
}
