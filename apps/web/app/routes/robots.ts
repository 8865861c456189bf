import type { Route } from './+types/robots.ts';
import { paths } from '../lib/paths.ts';

/** `/robots.txt` (RFC 9309): personal pages aren't listed, and neither is the API. Portraits are listed. */
export function loader({ request }: Route.LoaderArgs) {
  const closed = ['/api/', '/dev/', paths.bookings(), '/my-', paths.signIn(), paths.signUp(), '/*/prospect-profile'];
  const lines = [
    'User-agent: *',
    'Allow: /api/v1/media/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(paths.sitemap(), request.url).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
