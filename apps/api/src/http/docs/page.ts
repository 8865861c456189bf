import { brand, endpoints, type Endpoint } from '@abroad/contract';
import type { ApiDocument, Operation } from './document.ts';
import { escapeHtml } from '@abroad/contract/escape-html';
import { prose, table } from './html.ts';
import { fieldTable, operationSection, type Around, type Call } from './operation.ts';
import { STYLE } from './style.ts';

const toTemplate = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
    const path = toTemplate(endpoint.path);
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    return operation === undefined ? [] : [{ name, endpoint, path, operation }];
  });
}

/** The messages to subscribers of webhooks. */
function messages({ webhooks }: ApiDocument): string {
  const all = Object.entries(webhooks).map(([type, { post }]): [string, Operation] => [type, post]);
  const [, first] = all[0] ?? [];
  const headers = (first?.parameters ?? []).map(({ name, description = '' }) => [
    `<code>${escapeHtml(name)}</code>`,
    prose(description),
  ]);
  const bodyOf = ({ requestBody }: Operation) =>
    requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
  const rows = all.map(([type, post]) => [
    `<code>${escapeHtml(type)}</code>`,
    `${prose(post.summary ?? '')}: <a href="#schema-${bodyOf(post)}">${bodyOf(post)}</a>`,
  ]);
  return `<section id="webhook-messages"><h3>What your server is sent</h3>
<p>POST with JSON, signed as <a href="https://www.standardwebhooks.com">Standard Webhooks 1.0</a> has it. An answer of 2xx takes the message, 410 switches the webhook off, and
after anything else it is tried again, ten times in 24 hours. Messages may come twice and in another order: <code>webhook-id</code> names each, and
<code>data.sequence</code> says which is newer.</p>
${table(['Header', 'What it says'], headers)}${table(['Event', 'When, and with what'], rows)}</section>`;
}

function part(tag: string, document: ApiDocument, calls: readonly Call[], around: Around): string {
  const more = tag === 'webhooks' ? messages(document) : '';
  return `<h2 id="tag-${tag}">${tag}</h2>${more}${calls.map((call) => operationSection(call, around)).join('')}`;
}

function schemaSections({ components: { schemas } }: ApiDocument): string {
  return Object.entries(schemas)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, schema]) =>
        `<section id="schema-${escapeHtml(name)}"><h3><code>${escapeHtml(name)}</code></h3>${fieldTable(schema)}</section>`,
    )
    .join('');
}

function contents(tags: readonly string[], calls: readonly Call[]): string {
  const groups = tags.map((tag) => {
    const links = calls
      .filter(({ endpoint }) => endpoint.tag === tag)
      .map(
        ({ name, endpoint, path }) => `<li><a href="#${name}"><b>${endpoint.method}</b> ${escapeHtml(path)}</a></li>`,
      );
    return `<details><summary>${tag}</summary><ul>${links.join('')}</ul></details>`;
  });
  return `${groups.join('')}<p><a href="#schemas">Schemas</a></p>`;
}

/** The readable reference, made from the OpenAPI document; it works without scripts. */
export function referencePage(document: ApiDocument, public_url: string): string {
  const name = escapeHtml(brand());
  const calls = callsOf(document);
  const tags = [...new Set(calls.map(({ endpoint }) => endpoint.tag))];
  const around = { public_url, schemas: document.components.schemas };
  const parts = tags.map((tag) =>
    part(
      tag,
      document,
      calls.filter(({ endpoint }) => endpoint.tag === tag),
      around,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API reference · ${name}</title><style>${STYLE}</style>
<body><nav aria-label="Calls"><p><a href="/">${name}</a></p>${contents(tags, calls)}</nav>
<main><h1>${name} API</h1><p>The machine-readable document is <a href="/api/openapi.json">OpenAPI 3.1</a>. JSON in snake_case; instants are RFC 3339 in UTC,
countries ISO 3166-1 alpha-2, currencies ISO 4217, languages BCP 47. Errors are problem details (RFC 9457) with a stable <code>code</code>; those of a field stand in
<code>errors</code> with its <code>path</code>. Pages go from 1, with 1 to 100 entries.</p>
<p>In the examples, <code>$TOKEN</code> is an access token of the sign-in provider. Where this site is run for development, <code>npm run --silent token -- EMAIL</code> prints one.</p>
${parts.join('')}<h2 id="schemas">Schemas</h2>${schemaSections(document)}</main></body></html>`;
}
