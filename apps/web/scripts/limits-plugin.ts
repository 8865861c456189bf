import { LIMITS } from '@abroad/contract/limits';
import type { Plugin } from 'vite';

const limits: Readonly<Record<string, unknown>> = LIMITS;

/** Writes each limit as its value into the browser's build: otherwise every page would have the whole table, and use three values of it. */
export function plainLimits(): Plugin {
  return {
    name: 'plain-limits',
    apply: 'build',
    transform(code) {
      if (this.environment.name !== 'client' || !code.includes('LIMITS.')) return null;
      const plain = code.replaceAll(/\bLIMITS\.(\w+)\b/g, (whole, name: string) =>
        Object.hasOwn(limits, name) ? `(${JSON.stringify(limits[name])})` : whole,
      );
      return { code: plain, map: null };
    },
  };
}
