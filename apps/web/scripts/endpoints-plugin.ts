import type { Endpoint } from '@abroad/contract/endpoint';
import path from 'node:path';
import type { Plugin } from 'vite';

const contract = path.resolve(import.meta.dirname, '../../../packages/contract/src/endpoints.ts');

/**
 * Gives the browser's build the table of endpoints without its schemas. What the API answers was serialised by them and
 * is not checked again, so that the client needs only method, path, the field of a file and whether there is JSON to
 * read; pages with forms import the schemas that they check by themselves.
 */
export function lightEndpoints(): Plugin {
  return {
    name: 'light-endpoints',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || id !== contract) {
        return null;
      }
      const { endpoints } = (await import(contract)) as { endpoints: Record<string, Endpoint> };
      const light = Object.entries(endpoints).map(([name, endpoint]) => [name, lighten(endpoint)]);
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(light))};`;
    },
  };
}

/** What of an endpoint the client reads: of a schema only that there is one. */
export function lighten({ method, path: address, form_file, responses }: Endpoint) {
  const kinds = Object.entries(responses).map(([status, kind]) => [
    status,
    typeof kind === 'object' && kind !== null ? {} : kind,
  ]);
  const light = { method, path: address, ...(form_file && { form_file: { field: form_file.field } }) };
  return { ...light, responses: Object.fromEntries(kinds) as Record<string, object | string | null> };
}
