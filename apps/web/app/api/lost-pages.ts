/** The facts that React Router has about a page's script: its own address, and those of the scripts that it imports. */
interface RouteScript {
  id: string;
  module: string;
  imports?: readonly string[];
}

let lost: readonly string[] = [];
const listeners = new Set<() => void>();

/** Returns the addresses of files that did not load, without which the requested page cannot be shown. */
export const readLost = (): readonly string[] => lost;

export function onLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the router waiting, so that the present page stays, with its typed text. */
export function waitForPage(addresses: readonly string[]): Promise<never> {
  lost = [...new Set([...lost, ...addresses])];
  listeners.forEach((listener) => listener());
  return new Promise(() => undefined);
}

/**
 * Stands in for React Router's function of this name (`scripts/own-loading-plugin.ts`), which reloads the present page
 * if a script can't be loaded: without a connection the browser then shows a page of its own.
 * @param loaded the scripts that are there, by the id of their route
 */
export async function loadRouteModule(script: RouteScript, loaded: Record<string, unknown>): Promise<unknown> {
  try {
    return (loaded[script.id] ??= await import(/* @vite-ignore */ script.module));
  } catch (error) {
    console.error(error);
    return waitForPage([script.module, ...(script.imports ?? [])]);
  }
}
