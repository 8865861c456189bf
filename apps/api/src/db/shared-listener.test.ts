import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { bookingScene } from '../testing/booking-scene.ts';
import { directUrl } from './direct-url.ts';
import { sharedListener } from './shared-listener.ts';

const scene = bookingScene();

test('[T-380] who listens to a channel later than others do to theirs is told that something may be missed', async () => {
  const { config, logger, db } = scene.api.context;
  const listener = sharedListener({ url: directUrl(config), channels: ['one', 'other'], logger });
  const [one, other] = [
    { changed: vi.fn(), missed: vi.fn() },
    { changed: vi.fn(), missed: vi.fn() },
  ];
  listener.of('one').open(one);
  await expect.poll(() => one.missed).toHaveBeenCalledOnce();
  await sql`select pg_notify('other', 'before')`.execute(db);
  await sql`select pg_notify('one', 'before')`.execute(db);
  await expect.poll(() => one.changed.mock.calls).toEqual([['before']]);
  listener.of('other').open(other);
  expect(other.missed).toHaveBeenCalledOnce();
  await sql`select pg_notify('other', 'after')`.execute(db);
  await expect.poll(() => other.changed.mock.calls).toEqual([['after']]);
  expect(one.missed).toHaveBeenCalledOnce();
  await listener.close();
});
