import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the requested page, where the web app has one: `/:slug/availability`. */
    page_pattern?: string;
  }
}

/** The pattern of a path, never the path itself, which may name users. Undefined for unknown paths. */
export const routeName = ({ page_pattern, routeOptions }: FastifyRequest): string | undefined =>
  page_pattern ?? routeOptions.url;
