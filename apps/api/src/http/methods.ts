import type { FastifyInstance } from 'fastify';

/** The methods that an address takes, in the order of the alphabet; none where there is no such address. */
export type MethodsOf = (path: string) => string[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `/bookings/:id/accept` matches any id. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

/** Remembers which methods each address of the API takes. To be called before the routes are added. */
export function collectMethods(app: FastifyInstance): MethodsOf {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const row = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    known.set(url, row);
    for (const one of [method].flat()) row.methods.add(one);
  });
  return (path) => {
    const rows = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(rows.flatMap(({ methods }) => [...methods]))].toSorted();
  };
}
