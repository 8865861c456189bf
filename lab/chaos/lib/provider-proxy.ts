import { startProxy, type Proxy } from './proxy.ts';

export const TROUBLES = ['hangs', 'resets', 'fails', 'drips'] as const;
/** Troubles in which the work is done, but its answer is slow, too late, or lost. */
export const LATE_TROUBLES = ['slow', 'late', 'loses'] as const;
export type Trouble = (typeof TROUBLES)[number] | (typeof LATE_TROUBLES)[number];

/** A call waits 3 s. */
const WAITS_MS: Partial<Record<Trouble, number>> = { slow: 800, late: 3500 };

/** A proxy to a provider's server, which can simulate problems. */
export interface ProviderProxy extends Proxy {
  set(trouble: Trouble | null): void;
}

/**
 * Forwards everything except during trouble: then it never answers, resets, answers 500 or stops halfway, or its answer to work
 * that was done is slow, late or lost.
 */
export async function providerProxy(target: string): Promise<ProviderProxy> {
  let trouble: Trouble | null = null;
  const proxy = await startProxy(target, {
    before(asked, answer) {
      if (trouble === 'resets') asked.socket.resetAndDestroy();
      else if (trouble === 'fails') answer.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      else if (trouble === 'drips') answer.writeHead(200, { 'content-type': 'application/json' }).write('{');
      return TROUBLES.some((one) => one === trouble);
    },
    loses: () => trouble === 'loses',
    waits_ms: () => (trouble === null ? 0 : (WAITS_MS[trouble] ?? 0)),
  });
  return {
    ...proxy,
    set(next) {
      trouble = next;
      if (next === null) proxy.breakAll();
    },
  };
}
