import type { Endpoint } from '@abroad/contract/endpoint';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const app = path.resolve(import.meta.dirname, '../app');
const contract = path.resolve(import.meta.dirname, '../../../packages/contract/src/endpoints.ts');
const staffCalls = path.resolve(import.meta.dirname, '../../../packages/contract/src/staff-calls.ts');

/** Every word of the pages' sources: a call that they don't contain is not made by them. */
function wordsOfPages(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: (name) => name.includes('.test.') });
  return new Set(files.flatMap((file) => readFileSync(path.join(app, file), 'utf8').match(/\w+/g) ?? []));
}

/**
 * Gives the browser's build the table of endpoints without its schemas. The API serialises its answers by them and
 * the client doesn't check them again, so that it needs only method, path, the field of a file and whether there is JSON to
 * read; pages with forms import the schemas that they check by themselves. Calls that no page makes are left out. Those for
 * the staff are in a table of their own, which only the console has.
 */
export function lightEndpoints(): Plugin {
  return {
    name: 'light-endpoints',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || (id !== contract && id !== staffCalls)) {
        return null;
      }
      const { endpoints } = (await import(contract)) as { endpoints: Record<string, Endpoint> };
      const words = wordsOfPages();
      const made = Object.entries(endpoints).filter(
        ([name, { access }]) => words.has(name) && (access === 'staff') === (id === staffCalls),
      );
      const light = made.map(([name, endpoint]) => `${name}:e(${writeLight(lighten(endpoint))})`);
      return `const e=${MAKE_ENDPOINT};export const ${id === contract ? 'endpoints' : 'staffCalls'}={${light.join()}};`;
    },
  };
}

/** Most calls answer JSON with 200 and take no file: this function holds their common values. */
const MAKE_ENDPOINT =
  '(method,path,responses={200:{}},form_file)=>({method,path,responses,...(form_file&&{form_file})})';

function writeLight({ method, path: address, responses, form_file }: ReturnType<typeof lighten>): string {
  const given = [method, address, responses, form_file].map((part) => JSON.stringify(part));
  const isUsual = form_file === undefined && given[2] === '{"200":{}}';
  return given.slice(0, isUsual ? 2 : form_file === undefined ? 3 : 4).join();
}

/** Returns the parts of an endpoint that the client reads: of a schema only that it exists. */
export function lighten({ method, path: address, form_file, responses }: Endpoint) {
  const kinds = Object.entries(responses).map(([status, kind]) => [
    status,
    typeof kind === 'object' && kind !== null ? {} : kind,
  ]);
  const light = { method, path: address, ...(form_file && { form_file: { field: form_file.field } }) };
  return { ...light, responses: Object.fromEntries(kinds) as Record<string, object | string | null> };
}
