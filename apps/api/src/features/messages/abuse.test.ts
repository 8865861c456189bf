import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJobsUntil } from '../../testing/run-jobs-until.ts';

const scene = bookingScene();
const { talk, say } = messageScene(scene);

test('[T-206] reading a thread after block: both keep what was said, and neither learns what the other does', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Go on');
  await mentor.client.blockPerson({ body: { slug: prospect.slug, reason: 'harassment' } });
  for (const one of [mentor, prospect]) {
    const { messages } = await one.client.getThread({ params: { id } });
    expect(messages.map(({ text }) => text)).toEqual(['How did you find a room?', 'Go on']);
  }
  const { thread } = await prospect.client.getThread({ params: { id } });
  expect(thread).toMatchObject({ is_blocked_by_you: false, is_frozen: false, cannot_write_because: 'closed' });
  expect(await refusalCode((await scene.prospect()).client.getThread({ params: { id } }))).toBe('NOT_FOUND');
});

test('[T-207] SSRF by link preview: a link in a message is not fetched', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('<title>Internal</title>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const { port } = server.address() as AddressInfo;
    const { mentor, prospect, id } = await talk();
    await make(scene.api).session({ mentor, prospect });
    await say(prospect, id, `Look at http://127.0.0.1:${port}/secret`);
    await runJobsUntil(scene);
    const { messages } = await mentor.client.getThread({ params: { id } });
    expect(messages.at(-1)?.text).toContain('/secret');
    expect(asked).toEqual([]);
  } finally {
    server.close();
  }
});
