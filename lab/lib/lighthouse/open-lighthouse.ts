import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installPeers } from '../../bench/lib/install-peers.ts';
import { median } from '../../bench/lib/median.ts';
import { browserLaunch } from '../../../tools/lib/chromium.ts';
import { freePort } from '../../../tools/lib/ports.ts';

const PEERS = { versions: { lighthouse: '13.5.0' } };

/** Medians over the runs: scores from 0 to 100, times in ms, bytes as sent. */
export interface Scores {
  performance: number;
  accessibility: number;
  best_practices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
}

/** The part of Lighthouse's result that is used. */
interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
}
type Run = (url: string, flags: { port: number; logLevel: 'error' }) => Promise<Result | undefined>;

/** Lighthouse from npm, in its own cache. */
async function loadLighthouse(): Promise<Run> {
  const { resolve } = createRequire(path.join(installPeers('lighthouse', PEERS), 'package.json'));
  return ((await import(pathToFileURL(resolve('lighthouse')).href)) as { default: Run }).default;
}

function scoresOf({ categories, audits }: Result['lhr']): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

function mediansOf(runs: readonly Scores[]): Scores {
  const names = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as Scores;
}

/**
 * A browser with Lighthouse's default settings: a mid-range phone, 150 ms latency and 1.6 Mbit/s.
 * @returns a function that audits a URL several times.
 */
export async function openLighthouse() {
  const run = await loadLighthouse();
  const port = await freePort();
  const { args, ...launch } = await browserLaunch();
  // Compiles code as a normal browser does.
  const usual = args.filter((argument) => !argument.startsWith('--js-flags'));
  const browser = await chromium.launch({ ...launch, args: [...usual, `--remote-debugging-port=${port}`] });
  return {
    /** @throws Error if the page could not be audited. */
    async audit(url: string, times: number): Promise<Scores> {
      const found: Scores[] = [];
      for (let nth = 0; nth < times; nth += 1) {
        const result = await run(url, { port, logLevel: 'error' });
        const problem = result === undefined ? 'no result' : result.lhr.runtimeError?.message;
        if (result === undefined || problem !== undefined) throw new Error(`${url}: ${problem}`);
        found.push(scoresOf(result.lhr));
      }
      return mediansOf(found);
    },
    close: () => browser.close(),
  };
}
