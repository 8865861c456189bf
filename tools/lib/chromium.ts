import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** How to launch the browser of the tests; the shape of Playwright's `launchOptions`. */
export interface BrowserLaunch {
  executablePath?: string;
  channel?: string;
  args: string[];
  env: Record<string, string>;
}

const ARGS = [
  // Containers run as root and have little shared memory.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Pages of tests live for seconds: code made faster in the background is hardly used before they are gone.
  '--js-flags=--no-opt --no-maglev',
  // Otherwise Chromium starts a process ahead of each next site, and most tests never open one.
  '--renderer-process-limit=1',
];
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** The package unpacks to the temporary directory and reuses what it finds there, of any version: it gets one of its own. */
async function unpack(packageFolder: string, target: string): Promise<void> {
  const making = `${target}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = making;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(packageFolder, 'bin/al2023.tar.br'));
    renameSync(making, target);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another run may have been quicker.
    if (!existsSync(target)) throw error;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Libraries and fonts that the package brings, for systems that lack their own. */
function whatTheSystemLacks(folder: string): Record<string, string> {
  const { stdout } = spawnSync('ldd', [path.join(folder, 'chromium')], { encoding: 'utf8' });
  return {
    ...(stdout?.includes('not found') && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
  };
}

/**
 * The Chromium that npm has brought, unpacked at its first use: nothing is downloaded and nothing installed on the
 * system. It exists for Linux on x64; elsewhere an installed Chrome serves.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  );
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: [], env: environment };
  const packageFolder = path.resolve(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(packageFolder, folder);
  const env = { ...environment, ...whatTheSystemLacks(folder) };
  return { executablePath: path.join(folder, 'chromium'), args: ARGS, env };
}
