import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from './document.ts';
import { referencePage } from './page.ts';

/** Serves the readable reference. It is written on the first request, so that it doesn't delay the start. */
export function installDocs(app: FastifyInstance, { public_url }: { public_url: string }): void {
  let html: string | null = null;
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) => {
    html ??= referencePage(app.swagger() as unknown as ApiDocument, public_url);
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
