import { Writable } from 'node:stream';
import pino from 'pino';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comeBack, startGoogleApi } from '../../../testing/google/google-api.ts';
import { make } from '../../../testing/make.ts';
import { runDueJobs } from '../../../testing/run-due-jobs.ts';

test('no code, state or token of Google’s is logged or stands in a job, whatever goes wrong', async () => {
  const lines: string[] = [];
  const keeper = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const { api, google, close } = await startGoogleApi({ logger: pino({ level: 'trace' }, keeper) });
  try {
    const { email } = google.addAccount('quiet@gmail.test');
    const { client } = await make(api).mentor();
    const begun = await comeBack(client, email);
    const { connection } = await client.completeGoogleCalendar({ body: begun });
    const tokens = [...google.world.access_tokens.keys(), ...google.world.refresh_tokens.keys()];
    const params = { id: connection.id };
    for (const fault of [{ status: 500, reason: 'backendError' }, 'resets', 'babbles'] as const) {
      google.world.faults.set('/calendar', fault);
      await client.refreshCalendarConnection({ params });
    }
    google.world.faults.clear();
    google.takeBack();
    await client.refreshCalendarConnection({ params });
    await runDueJobs(api.context);
    await client.disconnectGoogleCalendar({ query: {} });
    const { rows } = await sql<{
      text: string;
    }>`select payload::text as text from graphile_worker._private_jobs`.execute(api.context.db);
    const said = [...lines, ...rows.map(({ text }) => text)].join('');
    expect(said).toContain('a calendar could not be read');
    for (const secret of [begun.code, begun.state, google.world.client_secret, ...tokens]) {
      expect(said).not.toContain(secret);
    }
  } finally {
    await close();
  }
});
