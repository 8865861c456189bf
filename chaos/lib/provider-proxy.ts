import { startProxy, type Proxy } from './proxy.ts';

export const TROUBLES = ['hangs', 'resets', 'fails', 'drips'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A proxy to a provider's server, which can simulate problems. */
export interface ProviderProxy extends Proxy {
  set(trouble: Trouble | null): void;
}

/** Forwards everything except during trouble: then it never answers, resets, answers 500 or stops halfway. */
export async function providerProxy(target: string): Promise<ProviderProxy> {
  let trouble: Trouble | null = null;
  const proxy = await startProxy(target, {
    before(asked, answer) {
      if (trouble === 'resets') asked.socket.resetAndDestroy();
      else if (trouble === 'fails') answer.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      else if (trouble === 'drips') answer.writeHead(200, { 'content-type': 'application/json' }).write('{');
      return trouble !== null;
    },
  });
  return {
    ...proxy,
    set(next) {
      trouble = next;
      if (next === null) proxy.breakAll();
    },
  };
}
