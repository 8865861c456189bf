/** The facts that React Router has about a page's script: its own address, and those of the scripts that it imports. */
interface RouteScript {
  id: string;
  module: string;
  imports?: readonly string[];
}

let lost: readonly string[] = [];
const listeners = new Set<() => void>();

/** Addresses of what did not come, and without which a page that was asked for cannot be shown. */
export const readLost = (): readonly string[] => lost;

export function onLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Leaves the router waiting, and so the present page as it is, with all that was typed there. */
export function waitForPage(addresses: readonly string[]): Promise<never> {
  lost = [...new Set([...lost, ...addresses])];
  listeners.forEach((listener) => listener());
  return new Promise(() => undefined);
}

/**
 * Stands in for React Router's function of this name (`scripts/route-modules-plugin.ts`), which loads the present page
 * anew where a script does not come: without a connection the browser then shows a page of its own.
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
