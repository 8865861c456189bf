import { brand } from '@abroad/contract/brand';
import { paths } from '../lib/paths.ts';

/** `/manifest.webmanifest`: without it an iPhone, where the app has to be on the Home Screen, shows no pushes. */
export function loader() {
  const name = brand();
  const icons = [{ src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }];
  const manifest = { name, short_name: name, id: '/', start_url: paths.notifications(), display: 'standalone', icons };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
