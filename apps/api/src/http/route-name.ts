import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that was asked for, where the web knows one: `/:slug/availability`. */
    page_pattern?: string;
  }
}

/** Whose pattern an address had, never the address itself: that may name people. Undefined where nothing is there. */
export const routeName = ({ page_pattern, routeOptions }: FastifyRequest): string | undefined =>
  page_pattern ?? routeOptions.url;
