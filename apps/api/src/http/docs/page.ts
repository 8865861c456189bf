import { brand, endpoints, type Endpoint } from '@abroad/contract';
import { escapeHtml } from '@abroad/contract/escape-html';
import type { ApiDocument, Operation } from './document.ts';
import { prose, table } from './html.ts';
import { fieldTable, operationSection, type Around, type Call } from './operation.ts';

/** The reference in the product's colours, light and dark, with system fonts. */
const STYLE = `:root{color-scheme:light dark;--ground:#f4fbfa;--paper:#fff;--ink:#072622;--soft:#47615c;--line:#cfdedb;--pine:#04533f;--wash:#e5f2ef}
@media(prefers-color-scheme:dark){:root{--ground:#06201d;--paper:#0b2b27;--ink:#e6f3f0;--soft:#a5bfba;--line:#25463f;--pine:#8fe0c4;--wash:#12372f}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}body{margin:0;font:1rem/1.55 system-ui,sans-serif;background:var(--ground);color:var(--ink);display:grid;grid-template-columns:19rem minmax(0,1fr)}
a{color:var(--pine)}:focus-visible{outline:3px solid #3564e8;outline-offset:2px;border-radius:4px}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.5rem 1rem;border-inline-end:1px solid var(--line);background:var(--paper);font-size:.875rem}
nav ul{list-style:none;margin:0 0 .5rem;padding:0}nav li a{display:block;padding:.3rem 0;text-decoration:none;overflow-wrap:anywhere}nav b{font-size:.75rem;color:var(--soft)}
summary{cursor:pointer;padding:.3rem 0;font-weight:600}main{padding:2rem clamp(1rem,4vw,3rem);max-width:62rem}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}h2{margin:3.5rem 0 1rem;font-size:1.625rem}h3{margin:0;font-size:1.0625rem;overflow-wrap:anywhere}h4{margin:1rem 0 .25rem;font-size:.875rem;color:var(--soft)}
section{background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:1.25rem;margin-block:1rem}section:target{border-color:var(--pine);box-shadow:0 0 0 1px var(--pine)}
code,pre{font:.875em/1.5 ui-monospace,Menlo,Consolas,monospace}h3 b{color:var(--pine);margin-inline-end:.5rem}.muted,small{color:var(--soft)}
pre{overflow-x:auto;background:var(--wash);border-radius:10px;padding:.75rem 1rem;margin:1rem 0 .5rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}th{text-align:start;font-weight:600;color:var(--soft)}td,th{padding:.3rem 1rem .3rem 0;vertical-align:top;border-block-end:1px solid var(--line)}td{overflow-wrap:break-word}td:last-child{min-width:10rem}
@media(max-width:52rem){body{display:block}nav{position:static;height:auto;border:0;border-block-end:1px solid var(--line)}}
@media(max-width:40rem){thead{position:absolute;clip-path:inset(50%)}table,tbody,tr{display:block}tr{padding-block:.5rem;border-block-end:1px solid var(--line)}td{display:inline;border:0;overflow-wrap:anywhere}td+td{color:var(--soft)}td:last-child{display:block;min-width:0;padding:.125rem 0 0;color:inherit}}`;

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
