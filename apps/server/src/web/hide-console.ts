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

/** The paths for which the user's role is checked; the router's match is case-insensitive, too. */
const IN_CONSOLE = /^\/?admin(\/|$)/i;

const asksForConsole = ({ pathname, searchParams }: URL) =>
  pathname === MANIFEST && (searchParams.get('paths') ?? '').split(',').some((path) => IN_CONSOLE.test(path));

/**
 * Whether the API takes the sender of a request for staff. Their role is checked before the strength of their sign-in.
 * @param fetch the API in this process.
 */
async function isStaff(authorization: string | undefined, fetch: typeof globalThis.fetch): Promise<boolean> {
  if (authorization === undefined) return false;
  const answer = await fetch('/api/v1/admin/me', { headers: { authorization } });
  if (answer.status !== 401) return answer.ok;
  const problem = (await answer.json()) as { code?: unknown };
  return problem.code === 'STAFF_SIGN_IN_AGAIN';
}

interface Asked {
  address: URL;
  authorization: string | undefined;
  fetch: typeof globalThis.fetch;
}

/**
 * The build that answers a request. One for a page doesn't say who is signed in, so that the server knows no page of the
 * console: each is answered exactly as an address that leads nowhere. The browser of a member of the staff then asks for
 * the route with their token, and renders it with what the API gives them.
 */
export async function buildFor(build: WebBuild, { address, authorization, fetch }: Asked): Promise<WebBuild> {
  const isOpen = asksForConsole(address) && (await isStaff(authorization, fetch));
  return isOpen ? build : withoutConsole(build);
}
