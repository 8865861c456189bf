import type { Route } from './+types/sitemap-file.ts';
import { serverClient } from '../api/server-client.ts';
import { sitemapFile } from '../features/sitemap/sitemap.server.ts';

const ending = '.xml';

/** `/sitemap/pages.xml`, `/sitemap/mentors-1.xml` */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const name = params.file.endsWith(ending) ? params.file.slice(0, -ending.length) : '';
  const xml = await sitemapFile(serverClient(context), new URL(request.url).origin, name, request.signal);
  return new Response(xml, {
    status: xml === null ? 404 : 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
