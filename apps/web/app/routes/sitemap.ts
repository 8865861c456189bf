import type { Route } from './+types/sitemap.ts';
import { serverClient } from '../api/server-client.ts';
import { sitemapIndex } from '../features/sitemap/sitemap.server.ts';

/** `/sitemap.xml` */
export async function loader({ context, request }: Route.LoaderArgs) {
  const xml = await sitemapIndex(serverClient(context), new URL(request.url).origin, request.signal);
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
