import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';
import { freePort } from '../../../../tools/lib/ports.ts';
import type { SandboxConfig } from '../config.ts';
import { startSandbox } from '../start-sandbox.ts';

type Answer = { status: number; headers: Headers; body: Record<string, unknown> & { error?: Record<string, unknown> } };

/** A sandbox on a database of its own that sends no events, unless `changes` say where. `problems` holds the failures that it reported. */
export async function startLoneSandbox(changes: Partial<SandboxConfig> = {}) {
  const database = await createEmptyDatabase();
  const port = await freePort();
  const config: SandboxConfig = {
    port,
    origin: `http://localhost:${port}`,
    web_origin: 'http://localhost:3000',
    database_url: database.url,
    secret_key: 'sk_test_lone',
    publishable_key: 'pk_test_lone',
    webhook_secret: 'whsec_lone',
    webhook_url: null,
    payouts_webhook_secret: 'whsec_lonePayouts',
    payouts_webhook_url: null,
    later_ms: 3_600_000,
    authorisation_ms: 3_600_000,
    ...changes,
  };
  const problems: string[] = [];
  const running = await startSandbox(config, (message) => problems.push(message));
  return {
    config,
    problems,
    pool: running.sandbox.pool,
    /** Asks it something; a form, or the text of a body, makes it a POST. */
    async ask(
      path: string,
      form?: Record<string, string> | string,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const response = await fetch(`${config.origin}${path}`, {
        headers: { authorization: `Bearer ${config.secret_key}`, ...headers },
        ...(form !== undefined && {
          method: 'POST',
          body: typeof form === 'string' ? form : new URLSearchParams(form),
        }),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
    },
    async close() {
      await running.close();
      await database.drop();
    },
  };
}
