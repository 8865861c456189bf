import { endpoints, type Endpoint } from '@abroad/contract';
import { isEventStream } from '@abroad/contract/endpoint';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { declarationsOf } from './declarations.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The calls for everyone who builds on the API: without those of the staff, of development and of the product's own sign-in. */
export const publicCalls = (): [string, Endpoint][] =>
  (Object.entries(endpoints) as [string, Endpoint][]).filter(
    ([, endpoint]) => endpoint.access !== 'staff' && !isEventStream(endpoint) && endpoint.tag !== 'development',
  );

/** Returns the facts that are needed to send a call: no schemas, so that the client needs no library. */
function factsOf({ method, path: place, patience_ms, idempotent, form_file, responses }: Endpoint) {
  // A media type, or null for none; every other value means JSON.
  const answers = Object.entries(responses).map(([status, answer]) => [
    status,
    answer === null || typeof answer === 'string' ? answer : {},
  ]);
  return {
    method,
    path: place,
    ...(patience_ms !== undefined && { patience_ms }),
    ...(idempotent && { idempotent }),
    ...(form_file && { form_file: { field: form_file.field } }),
    responses: Object.fromEntries(answers),
  };
}

/** Writes the package's module and its types into a folder. */
export async function buildClient(folder = path.join(root, 'packages/client/build')): Promise<void> {
  const calls = publicCalls();
  await mkdir(folder, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { CALLS: JSON.stringify(Object.fromEntries(calls.map(([name, call]) => [name, factsOf(call)]))) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry: path.join(root, 'packages/client/src/index.ts'), formats: ['es'], fileName: () => 'index.js' },
    },
  });
  await writeFile(path.join(folder, 'index.d.ts'), declarationsOf(calls.map(([name]) => name)));
}
