import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('[R-16] the chosen day, slot and zone are read from the address', () => {
  expect(
    read('date=2026-11-27&start=2026-11-27T10:00:00%2B01:00&time_zone=Asia/Tokyo&event_type_slug=cv-review'),
  ).toEqual({
    service: 'cv-review',
    from: null,
    date: 20_784,
    start: '2026-11-27T09:00:00.000Z',
    zone: 'Asia/Tokyo',
    zones: false,
    details: false,
  });
});

test.each(['+275760-09-13', '-271821-04-20', '9999-12-31T23:00:00Z', '2026-13-45T99:99:99Z', '1', 'now', ''])(
  'a start that makes no sense counts as absent: %s',
  (start) => expect(read(`start=${encodeURIComponent(start)}`).start).toBeNull(),
);

test.each(['9999-12-31', '0000-00-00', '2026-02-30', '27.11.2026', ''])(
  'a day that makes no sense counts as absent: %s',
  (date) => expect(read(`date=${date}&from=${date}`)).toMatchObject({ date: null, from: null }),
);
