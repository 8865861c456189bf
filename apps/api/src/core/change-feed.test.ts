import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeFeed } from './change-feed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A feed whose source is this test. */
function made() {
  const opened: Parameters<Parameters<typeof changeFeed>[0]['open']>[0][] = [];
  const closed = vi.fn(() => Promise.resolve());
  const feed = changeFeed({ open: (events) => (opened.push(events), { close: closed }) });
  const heard: string[] = [];
  const listen = (key: string) => feed.subscribe(key, () => heard.push(key));
  return { feed, opened, closed, heard, listen, changed: (key: string) => opened[0]?.changed(key) };
}

test('the source is opened by the first listener, once, and closed with the feed', async () => {
  const { feed, opened, closed, listen } = made();
  expect(opened).toHaveLength(0);
  listen('linh');
  listen('oanh');
  expect(opened).toHaveLength(1);
  await feed.close();
  expect(closed).toHaveBeenCalledOnce();
});

test('a change is notified at once, and all that follow once more after the pause', () => {
  const { heard, listen, changed } = made();
  listen('linh');
  for (let times = 0; times < 100; times += 1) {
    changed('linh');
  }
  expect(heard).toEqual(['linh']);
  vi.advanceTimersByTime(999);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(heard).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(2);
});

test('only who listens to it hears of a change, until they leave', () => {
  const { heard, listen, changed } = made();
  const leave = listen('linh');
  listen('oanh');
  changed('oanh');
  leave();
  changed('linh');
  expect(heard).toEqual(['oanh']);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount(), 'nothing runs while nothing changes').toBe(0);
});

test('a new listener is notified of the last minute’s changes, and of no older ones', () => {
  const { heard, listen, changed } = made();
  listen('oanh');
  changed('linh');
  vi.advanceTimersByTime(59_999);
  listen('linh')();
  expect(heard).toEqual(['linh']);
  vi.advanceTimersByTime(1);
  listen('linh');
  changed('oanh');
  expect(heard).toEqual(['linh', 'oanh']);
});

test('all listeners are notified where changes may have been missed', () => {
  const { heard, listen, opened } = made();
  listen('linh');
  listen('oanh');
  opened[0]?.missed();
  expect(heard).toEqual(['linh', 'oanh']);
});
