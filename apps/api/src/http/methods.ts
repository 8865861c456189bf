import type { FastifyInstance } from 'fastify';

/** The methods of a path in alphabetical order; empty for an unknown path. */
export type MethodsOf = (path: string) => string[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `/bookings/:id/accept` matches any id. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

/** Collects the methods of each path of the API. Call it before the routes are added. */
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
