import type { WebBuild } from './server-build.ts';

/** The frame of the console; the ids of routes are their files. */
const CONSOLE = 'routes/admin';
/** Where the browser asks for the routes of addresses that it goes to. */
const MANIFEST = '/__manifest';

const hidden = new WeakMap<WebBuild, WebBuild>();

const otherRoutes = <R extends { parentId?: string | undefined }>(routes: Record<string, R | undefined>) =>
  Object.fromEntries(Object.entries(routes).filter(([id, route]) => id !== CONSOLE && route?.parentId !== CONSOLE));

/** The same build without the pages of the console. */
function withoutConsole(build: WebBuild): WebBuild {
  const known = hidden.get(build);
  if (known) return known;
  // Rendering asks for the module of each route of the manifest, too.
  const rest = {
    ...build,
    routes: otherRoutes(build.routes),
    assets: { ...build.assets, routes: otherRoutes(build.assets.routes) },
  };
  hidden.set(build, rest);
  return rest;
}

/**
 * The build that answers an address. A request for a page doesn't say who is signed in, so that the server knows no page of
 * the console: each is answered exactly as an address that leads nowhere. The browser of a member of the staff then asks for
 * the route, and renders it with what the API gives them.
 */
export const buildFor = (build: WebBuild, { pathname }: URL): WebBuild =>
  pathname === MANIFEST ? build : withoutConsole(build);
