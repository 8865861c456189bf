import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { memoryCalendar, onlyMemory, remoteCalendar } from '../../testing/memory-calendar.ts';
import { METRICS_TOKEN, readMetrics } from '../../testing/read-metrics.ts';
import { runDueJobs, runJob } from '../../testing/run-due-jobs.ts';
import { settableClock } from '../../testing/settable-clock.ts';

test('[N-17] calendars in use are counted by the result of their last reading', async () => {
  const [clock, account] = [settableClock(), memoryCalendar()];
  account.calendars = [remoteCalendar('main')];
  const api = await startTestApi({ clock, calendars: onlyMemory(account) }, { METRICS_TOKEN });
  const mentor = await make(api).mentor({ open: ['Mon 09:00-10:00'] });
  await mentor.client.connectCalendarFeed({ body: { url: 'https://example.org/linh.ics' } });
  const states = async () => [...(await readMetrics(api))].filter(([series]) => series.startsWith('calendars{'));
  expect(await states()).toEqual([['calendars{state="read"}', 1]]);
  account.problem = 'unreachable';
  clock.set(new Date(clock.now() + 10 * 60_000).toISOString());
  await runJob(api.context, 'sweep-calendars');
  await runDueJobs(api.context);
  expect(await states()).toEqual([['calendars{state="unreachable"}', 1]]);
  await api.close();
});
