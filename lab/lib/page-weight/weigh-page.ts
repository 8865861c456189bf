import type { Browser, Response } from '@playwright/test';
import type { Session } from './sign-in.ts';
import { openUntilIdle } from './until-idle.ts';

/** Bytes by kind of file, and problems with how they are sent. */
export interface PageWeight {
  script: number;
  stylesheet: number;
  font: number;
  /** Each file with its bytes, the heaviest first. */
  files: { name: string; bytes: number }[];
  problems: string[];
}

type Kind = 'script' | 'stylesheet' | 'font';
/** Fonts are compressed already; small texts gain little. */
const WORTH_COMPRESSING = 1024;

/** By its name, because browsers report another type for preloaded scripts. */
function kindOf(response: Response): Kind | null {
  const type = response.headers()['content-type'] ?? '';
  if (/javascript/.test(type)) return 'script';
  if (/text\/css/.test(type)) return 'stylesheet';
  return /font/.test(type) ? 'font' : null;
}

function problemsOf(response: Response, kind: Kind, bytes: number): string[] {
  const headers = response.headers();
  const name = new URL(response.url()).pathname;
  const problems = [];
  if (kind !== 'font' && bytes > WORTH_COMPRESSING && headers['content-encoding'] !== 'br')
    problems.push(`${name} is sent as ${headers['content-encoding'] ?? 'it is'}, not brotli`);
  if (!headers['cache-control']?.includes('immutable')) problems.push(`${name} is not kept for good`);
  return problems;
}

/** Opens a URL as a first-time visitor, and adds up the bytes of its files as sent. */
export async function weighPage(browser: Browser, url: string, session?: Session): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  const weight: PageWeight = { script: 0, stylesheet: 0, font: 0, files: [], problems: [] };
  const counting: Promise<void>[] = [];
  const count = async (response: Response) => {
    const kind = kindOf(response);
    if (kind === null) return;
    const { responseBodySize } = await response.request().sizes();
    // A lazy part is fetched before it is imported: the second time it comes from the browser's cache.
    if (responseBodySize <= 0) return;
    weight[kind] += responseBodySize;
    weight.files.push({ name: new URL(response.url()).pathname, bytes: responseBodySize });
    weight.problems.push(...problemsOf(response, kind, responseBodySize));
  };
  const onResponse = (response: Response) => void counting.push(count(response));
  page.on('response', onResponse);
  page.on('console', (message) => message.type() === 'error' && weight.problems.push(message.text()));
  page.on('pageerror', (error) => weight.problems.push(error.message));
  await openUntilIdle(page, url);
  page.off('response', onResponse);
  await Promise.all(counting);
  await context.close();
  weight.files.sort((one, other) => other.bytes - one.bytes);
  return weight;
}
