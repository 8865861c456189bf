import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../web');
export const CLIENT_FOLDER = path.join(WEB_FOLDER, 'build/client');

/** The server's values for the pages' loaders, by the build's own context objects. */
interface RequestContexts {
  nonceContext: RouterContext<string>;
  apiContext: RouterContext<{ fetch: typeof fetch }>;
  patternContext: RouterContext<(pattern: string) => void>;
  problemContext: RouterContext<(error: unknown) => void>;
}

/** A visit of a page that is the same for all visitors with the same key, and the headers with which it is rendered. */
export interface PublicVisit {
  key: string;
  headers: Headers;
}

interface EntryModule {
  requestContexts: RequestContexts;
  setBrand: (name: string) => void;
  /** Null for pages that belong to one user. */
  publicVisit: (address: URL, headers: Headers) => PublicVisit | null;
}

/**
 * The build's entry module also exports the contexts, takes the product's name and says which visits are public, so that
 * nothing here imports the web's sources.
 */
export type WebBuild = ServerBuild & { entry: { module: EntryModule } };

/** Gives the build for a request: always the same one, or under Vite the newest. */
export type GetBuild = () => Promise<WebBuild>;

/** Loads what `react-router build` has made. */
export async function loadBuild(): Promise<GetBuild> {
  const file = path.join(WEB_FOLDER, 'build/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  return () => Promise.resolve(build);
}

export { WEB_FOLDER };
