import pino from 'pino';
import { expect, test } from 'vitest';
import { loggerSettings } from './logger.ts';
import { createSampler } from './sampler.ts';

test('of lines of one kind so many are let through in a minute, and the next says how many were left out', () => {
  let now = 0;
  const sample = createSampler(2, () => now);
  expect([1, 2, 3, 4].map(() => sample('one'))).toEqual([0, 0, null, null]);
  expect(sample('other')).toBe(0);
  now = 60_000;
  expect([sample('one'), sample('one'), sample('one'), sample('other')]).toEqual([2, 0, null, 0]);
});

test('in an outage the log has some of the warnings and errors that say the same, and all of what says something else', () => {
  const said: { msg: string; level: number; left_out?: number; err?: { message: string } }[] = [];
  const write = (line: string) => void said.push(JSON.parse(line) as (typeof said)[number]);
  const logger = pino(loggerSettings({ log_level: 'info' }), { write });
  for (let time = 0; time < 200; time += 1) {
    logger.child({ request_id: String(time) }).warn({ err: new Error('away') }, 'a request failed');
    logger.error(`Failed task ${time} (send-mail)`);
    logger.info('something happened');
  }
  logger.error(new Error('away'), 'a page could not be rendered');
  const count = (words: string) => said.filter(({ msg }) => msg.startsWith(words)).length;
  expect([count('a request failed'), count('Failed task'), count('something'), count('a page')]).toEqual([
    60, 60, 200, 1,
  ]);
  expect(said[0]).toMatchObject({ err: { message: 'away' } });
});
