import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { localDay } from '../calendar/local-days.ts';
import { NOW } from '../../testing/sample-answers.ts';
import { WeekList } from './week.tsx';

const today = localDay(NOW, 'Asia/Ho_Chi_Minh');
const zoned = (date: string, time: string) => new Date(`${date}T${time}:00+07:00`).toISOString();

test('[U-14] a day says what it has: available hours, time off, or nothing', () => {
  const html = renderPage(
    <WeekList
      today={today}
      sessions={[]}
      times={{
        available: [{ start: zoned('2026-11-21', '09:00'), end: zoned('2026-11-21', '11:30') }],
        busy: [{ start: zoned('2026-11-22', '00:00'), end: zoned('2026-11-23', '00:00') }],
        off: [{ start: zoned('2026-11-22', '00:00'), end: zoned('2026-11-24', '00:00') }],
      }}
    />,
  );
  for (const words of ['No times left', '2.5 h available', '09:00–11:30', 'Busy all day', 'Time off', 'No times<']) {
    expect(html).toContain(words);
  }
});
