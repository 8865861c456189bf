import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The options to launch the browser of the tests, as Playwright's `launchOptions`. */
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
  // Test pages exist for seconds: code optimised in the background is hardly used.
  '--js-flags=--no-opt --no-maglev',
  // Otherwise Chromium starts a spare process for the next site, which most tests never open.
  '--renderer-process-limit=1',
  // Two processes fewer, and fewer messages between them: a sixteenth of the time.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** The package unpacks to the temporary directory and reuses files that it finds there, of any version, so it gets its own directory. */
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
    // Another run may have been faster.
    if (!existsSync(target)) throw error;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Libraries and fonts of the package, for systems without them. */
function whatTheSystemLacks(folder: string): Record<string, string> {
  const { stdout } = spawnSync('ldd', [path.join(folder, 'chromium')], { encoding: 'utf8' });
  return {
    ...(stdout?.includes('not found') && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
  };
}

/**
 * The Chromium from npm, unpacked at its first use: nothing is downloaded or installed on the
 * system. It exists for Linux on x64; otherwise an installed Chrome is used.
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
