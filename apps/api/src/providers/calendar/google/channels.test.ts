import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleScene, problemOf, type GoogleScene } from '../../../testing/google/google-scene.ts';

let scene: GoogleScene;
let heard: Record<string, unknown>[];
const server = createServer((request, response) => {
  heard.push(request.headers);
  response.writeHead(204).end();
});
beforeEach(async () => {
  scene = await googleScene();
  heard = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  scene.google.world.reach = () => `http://127.0.0.1:${port}/`;
});
afterEach(async () => {
  await scene.google.close();
  await new Promise((resolve) => server.close(resolve));
});

const QUESTION = {
  channel_id: 'channel-1',
  token: 'secret-of-this-channel',
  address: 'https://mentors.test/api/webhooks/google-calendar',
  expires_at: Date.parse('2055-03-10T09:00:00Z'),
};
const addEvent = () =>
  scene.google.addEvent(scene.primary, {
    start: { dateTime: '2055-03-10T09:00:00Z' },
    end: { dateTime: '2055-03-10T10:00:00Z' },
  });

test('a watched calendar announces its changes until the channel is stopped', async () => {
  const channel = await scene.provider.watch(scene.access, scene.primary.id, QUESTION);
  expect(channel).toMatchObject({ channel_id: 'channel-1', expires_at: QUESTION.expires_at });
  addEvent();
  await scene.google.delivered();
  expect(heard.map((headers) => headers['x-goog-resource-state'])).toEqual(['sync', 'exists']);
  expect(heard[1]).toMatchObject({ 'x-goog-channel-id': 'channel-1', 'x-goog-channel-token': QUESTION.token });
  await scene.provider.stopWatching(scene.access, channel);
  await scene.provider.stopWatching(scene.access, channel);
  addEvent();
  await scene.google.delivered();
  expect(heard).toHaveLength(2);
});

test('Google refuses an address that is not https, and a channel that it knows', async () => {
  const watch = (changes: Partial<typeof QUESTION>) =>
    scene.provider.watch(scene.access, scene.primary.id, { ...QUESTION, ...changes });
  expect(await problemOf(watch({ address: 'http://mentors.test/' }))).toBe('refused');
  await watch({});
  expect(await problemOf(watch({}))).toBe('refused');
});
