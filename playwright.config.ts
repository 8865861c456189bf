import { defineConfig, devices } from '@playwright/test';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { WorkerOptions } from './e2e/support/test.ts';
import { readMarks, suiteOfRun } from './tools/lib/test/marks.ts';
import { browserLaunch } from './tools/lib/chromium.ts';

// `npm test` sets a free port and a temporary data directory, which it removes afterwards.
const port = Number(process.env['E2E_PORT'] ?? 3900);
/** Where a test may play Google. */
const googlePort = Number(process.env['E2E_GOOGLE_PORT'] ?? port + 3);
const google = `http://localhost:${googlePort}`;
const dataDir = process.env['E2E_DATA_DIR'] ?? path.resolve('node_modules/.cache/e2e-data');
const suite = suiteOfRun();
const wholly = readMarks().wholly.filter((file) => file.startsWith('e2e/'));
/** Playwright looks for it in a test's file, title and tags. */
const isFull = new RegExp(['@full', ...wholly.map((file) => RegExp.escape(path.basename(file)))].join('|'));
const launchOptions = await browserLaunch();

/** Tests what people do, in a real browser, at the two sizes that the pages are made for. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  // Three of them left two processors idle for a tenth of the time, waiting for answers; more than six wait for one instance.
  workers: Math.min(6, Math.max(4, availableParallelism())),
  metadata: { googlePort, dataDir },
  forbidOnly: true,
  ...(suite === 'usual' && { grepInvert: isFull }),
  ...(suite === 'rest' && { grep: isFull }),
  // Long enough for a machine with ten busy processes for each processor. A test that fails anyway, fails.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/e2e-report.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Animations take a sixth of the browser's time. The main job and tests of motion ask for them.
    reducedMotion: 'reduce',
    // It answers for pages whose network fails, which many tests cause; those of the worker allow it.
    serviceWorkers: 'block',
    // Recording takes a quarter of the time: use `npx playwright test --trace on e2e/…` when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // First, for it is little, and the longest test is of it: nobody waits for that one in the end.
    { name: 'mobile', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, size: 'mobile' } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
  ],
  // Through the boot script, which notices when its caller is gone and ends the instance.
  webServer: {
    command: `"${process.execPath}" tools/boot.mjs start`,
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      RATE_LIMIT_PER_MINUTE: '0',
      // Machines are shared: a slow test is not an overload.
      OVERLOAD_DELAY_MS: '0',
      // The tests' calendars and webhook receivers are on this machine.
      PRIVATE_NETWORKS: '1',
      // No rate for the pound, the currency of the tests' browsers by default.
      EXCHANGE_RATES: JSON.stringify({ base: 'EUR', as_of: '2026-11-01', rates: { VND: 28_250.5, JPY: 171 } }),
      GOOGLE_CALENDAR_CLIENT_ID: 'mentors.apps.googleusercontent.test',
      GOOGLE_CALENDAR_CLIENT_SECRET: 'GOCSPX-stand-in',
      GOOGLE_CALENDAR_AUTHORIZATION_URL: `${google}/o/oauth2/v2/auth`,
      GOOGLE_CALENDAR_TOKEN_URL: `${google}/token`,
      GOOGLE_CALENDAR_REVOCATION_URL: `${google}/revoke`,
      GOOGLE_CALENDAR_API_URL: google,
    },
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
