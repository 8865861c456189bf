import { ERRORS, endpoints, type Endpoint } from '@abroad/contract';
import { isBinary } from '@abroad/contract/endpoint';
import { z } from 'zod';
import { typeOf, type JsonSchema } from './type-of.ts';

type Direction = 'input' | 'output';
/** The named schemas of one direction, by their ids. */
type Named = Record<Direction, Map<string, JsonSchema>>;

const idOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

/** A schema as JSON Schema; the named ones in it go to `named`. */
function schemaOf(schema: z.ZodType, io: Direction, named: Named): JsonSchema {
  const { $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  for (const [id, definition] of Object.entries($defs)) named[io].set(id, definition);
  return own;
}

/** The named schemas that are not the same when they are sent as when they come back, or refer to such a one. */
function differing(named: Named): ReadonlySet<string> {
  const different = new Set<string>();
  const nameOf = (ref: string) => (different.has(idOf(ref)) ? `${idOf(ref)}Input` : idOf(ref));
  for (let before = -1; before < different.size;) {
    before = different.size;
    for (const [id, sent] of named.input) {
      const received = named.output.get(id);
      if (received !== undefined && typeOf(sent, nameOf) !== typeOf(received, idOf)) different.add(id);
    }
  }
  return different;
}

/** Returns the type of a call's payload, besides parameters and query. */
function payload({ body, form_file, raw_body }: Endpoint, named: Named, nameOf: (ref: string) => string): string[] {
  const json = body === undefined ? null : typeOf(schemaOf(body, 'input', named), nameOf);
  if (raw_body !== undefined) return ['file: Blob;'];
  if (form_file !== undefined) return json === null ? ['file: Blob;'] : [`body?: ${json};`, 'file?: Blob;'];
  return json === null ? [] : [`body: ${json};`];
}

/** Returns the type of a call's request, and whether all of it is optional. */
function requestOf(endpoint: Endpoint, named: Named, nameOf: (ref: string) => string) {
  const typed = (schema: z.ZodType) => typeOf(schemaOf(schema, 'input', named), nameOf);
  const needed = [
    ...(endpoint.params === undefined ? [] : [`params: ${typed(endpoint.params)};`]),
    ...payload(endpoint, named, nameOf),
  ];
  const fields = [
    ...needed,
    ...(endpoint.query === undefined ? [] : [`query?: Partial<${typed(endpoint.query)}>;`]),
    ...(endpoint.idempotent ? ['idempotency_key?: string;'] : []),
    'signal?: AbortSignal;',
  ];
  return { type: `{ ${fields.join(' ')} }`, isOptional: needed.every((field) => field.includes('?:')) };
}

function answerOf({ responses }: Endpoint, named: Named): string {
  const ways = Object.values(responses).map((answer) => {
    if (answer === null) return 'undefined';
    if (typeof answer === 'string') return isBinary(answer) ? 'Uint8Array<ArrayBuffer>' : 'string';
    return typeOf(schemaOf(answer, 'output', named), idOf);
  });
  return [...new Set(ways)].join(' | ');
}

const HEAD = `/** A code of an answer that is an error; other servers on the way have codes of their own, such as \`HTTP_502\`. */
export type ErrorCode = ${Object.keys(ERRORS)
  .map((code) => JSON.stringify(code))
  .join(' | ')};

/** An answer that is an error, or none at all (\`status\` 0: \`NETWORK\`; 408: perhaps \`TIMEOUT\`, given up here). */
export declare class ApiFailure extends Error {
  readonly name: 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  /** What is wrong with which field of the body. */
  readonly errors: ReadonlyArray<{ path: string; message: string }>;
  readonly request_id: string | null;
  readonly path: string | null;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retry_after_s: number | null;
}

/** How to reach an instance, and who calls. */
export interface ClientOptions {
  /** Origin of the instance, such as \`https://mentors.example.org\`. */
  base_url: string;
  /** A bearer token, or what gives one for each call. Left out, only what is public can be called. */
  token?: string | (() => string | null | Promise<string | null>);
  /** In place of the platform's own. */
  fetch?: typeof fetch;
  /** How long one try may take, in ms. */
  timeout_ms?: number;
  /** How often a call is tried again that failed for now; 2 by default. */
  retries?: number;
}

/** Makes a client: one function for each call of the API, which throws \`ApiFailure\`. */
export declare function createClient(options: ClientOptions): Client;
`;

/** The types of the published client: a function for each call, and the schemas by their names in the reference. */
export function declarationsOf(names: readonly string[]): string {
  const named: Named = { input: new Map(), output: new Map() };
  const all = names.map((name) => [name, (endpoints as Record<string, Endpoint>)[name]] as const);
  // Once for the names of the schemas, so that it is known which have two shapes.
  for (const [, endpoint] of all) {
    if (endpoint !== undefined) {
      requestOf(endpoint, named, idOf);
      answerOf(endpoint, named);
    }
  }
  const different = differing(named);
  const inputName = (ref: string) => (different.has(idOf(ref)) ? `${idOf(ref)}Input` : idOf(ref));
  const calls = all.flatMap(([name, endpoint]) => {
    if (endpoint === undefined) return [];
    const { type, isOptional } = requestOf(endpoint, named, inputName);
    return [
      `  /** ${endpoint.summary}. ${endpoint.method} ${endpoint.path} */`,
      `  ${name}(request${isOptional ? '?' : ''}: ${type}): Promise<${answerOf(endpoint, named)}>;`,
    ];
  });
  const received = [...named.output].map(([id, schema]) => `export type ${id} = ${typeOf(schema, idOf)};`);
  const sent = [...named.input]
    .filter(([id]) => different.has(id) || !named.output.has(id))
    .map(([id, schema]) => `export type ${inputName(id)} = ${typeOf(schema, inputName)};`);
  return `${HEAD}\nexport interface Client {\n${calls.join('\n')}\n}\n\n${[...received, ...sent].toSorted().join('\n')}\n`;
}
