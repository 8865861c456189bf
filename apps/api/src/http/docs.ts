import { endpoints, ERRORS, type Endpoint } from '@abroad/contract';
import type { FastifyInstance } from 'fastify';
import { errorsByStatus } from './route-schema.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const ACCESS: Record<Endpoint['access'], string> = {
  public: 'Nobody needs to be signed in',
  optional: 'Signed in or not',
  token: 'Bearer token',
  user: 'Bearer token of somebody with a record',
};

function errorRows(endpoint: Endpoint): string {
  return [...errorsByStatus(endpoint)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([status, codes]) =>
      codes.map(
        (code) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${escape(ERRORS[code].detail)}</td></tr>`,
      ),
    )
    .join('');
}

function section([name, endpoint]: [string, Endpoint]): string {
  const path = escape(endpoint.path.replace(/:(\w+)/g, '{$1}'));
  const idempotent = endpoint.idempotent ? ' Takes an <code>Idempotency-Key</code>.' : '';
  return `<section id="${name}"><h3><b class="${endpoint.method}">${endpoint.method}</b> <code>${path}</code></h3>
<p>${escape(endpoint.summary)}. ${escape(endpoint.description ?? '')}</p>
<p class="muted">${ACCESS[endpoint.access]}.${idempotent} Operation <code>${name}</code>.</p>
<details><summary>Errors</summary><div class="scroll"><table><tr><th>Status</th><th>Code</th><th>Words</th></tr>${errorRows(endpoint)}</table></div></details></section>`;
}

const STYLE = `body{font:1rem/1.55 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem;color-scheme:light dark;background:Canvas;color:CanvasText}
h2{margin-top:3rem;border-top:2px solid;padding-top:1rem}h3{font-size:1.05rem;overflow-wrap:anywhere}code{font-size:.95em}
section{border-top:1px solid color-mix(in srgb,CanvasText 20%,Canvas);padding-block:.5rem}.muted{opacity:.75}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.25rem .75rem .25rem 0;vertical-align:top}
nav ul{columns:2 18rem;padding:0;list-style:none}nav a{overflow-wrap:anywhere}b{display:inline-block;min-width:3.5rem}`;

function page(): string {
  const all = Object.entries(endpoints as Record<string, Endpoint>);
  const tags = [...new Set(all.map(([, endpoint]) => endpoint.tag))];
  const groups = tags.map((tag) => {
    const mine = all.filter(([, endpoint]) => endpoint.tag === tag);
    return `<h2 id="tag-${tag}">${tag}</h2>${mine.map(section).join('')}`;
  });
  const links = all.map(
    ([name, endpoint]) => `<li><a href="#${name}">${endpoint.method} ${escape(endpoint.path)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API reference · Abroad Mentors</title><style>${STYLE}</style>
<main><h1>Abroad Mentors API</h1><p>The machine-readable document is <a href="/api/openapi.json">OpenAPI 3.1</a>. JSON in snake_case; instants are RFC 3339 in UTC;
errors are problem details (RFC 9457) with a stable <code>code</code>. Pages go from 1, with 1 to 100 entries.</p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>${groups.join('')}</main></html>`;
}

/** Serves the readable reference, made from the table of endpoints; it works without scripts. */
export function installDocs(app: FastifyInstance): void {
  const html = page();
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(html),
  );
}
