import { brand } from '@abroad/contract/brand';
import { paths } from '../lib/paths.ts';

/** `/manifest.webmanifest`: with it browsers offer to install the app, and an iPhone, where it has to be on the Home Screen, shows pushes. */
export function loader() {
  const name = brand();
  const icons = [192, 512].flatMap((side) => [
    { src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' },
    { src: `/icon-maskable-${side}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose: 'maskable' },
  ]);
  const colours = { background_color: '#ffffff', theme_color: '#ffffff' };
  const manifest = {
    name,
    short_name: name,
    id: '/',
    start_url: paths.home(),
    display: 'standalone',
    ...colours,
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
