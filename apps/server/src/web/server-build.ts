import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../web');
export const CLIENT_FOLDER = path.join(WEB_FOLDER, 'build/client');

/** What the pages' loaders get from the server, by the context objects of the build itself. */
interface RequestContexts {
  nonceContext: RouterContext<string>;
  apiContext: RouterContext<{ fetch: typeof fetch }>;
  patternContext: RouterContext<(pattern: string) => void>;
  problemContext: RouterContext<(error: unknown) => void>;
}

/** The build's entry module also exports the contexts, and takes the product's name, so that nothing here imports the web's sources. */
export type WebBuild = ServerBuild & {
  entry: { module: { requestContexts: RequestContexts; setBrand: (name: string) => void } };
};

/** Gives the build for a request: always the same one, or under Vite the newest. */
export type GetBuild = () => Promise<WebBuild>;

/** Loads what `react-router build` has made. */
export async function loadBuild(): Promise<GetBuild> {
  const file = path.join(WEB_FOLDER, 'build/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  return () => Promise.resolve(build);
}

export { WEB_FOLDER };
