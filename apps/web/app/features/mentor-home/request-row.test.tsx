import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { NOW } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { RequestFacts } from './request-row.tsx';

const request = sampleBooking({ status: 'requested', viewer_role: 'mentor', message: 'Can we talk about my essay?' });
const other = request.prospect;

test('[U-14] a request without answers shows its message, and the time of both', () => {
  const html = renderPage(<RequestFacts booking={request} />);
  expect(html).toContain('17:00–17:30 · 11:00 for Amara');
  expect(html).toContain('Can we talk about my essay?');
});

test('[U-14] a student in the same zone has no time of their own, and a free session no sum', () => {
  const near = { ...other, time_zone: 'Asia/Ho_Chi_Minh' };
  const html = renderPage(<RequestFacts booking={{ ...request, prospect: near, price: null }} />);
  expect(html).not.toContain('for Amara');
  expect(html).toContain('Free');
});

test('[U-14] the first answer stands before the message', () => {
  expect(Date.parse(request.start)).toBeGreaterThan(Date.parse(NOW));
  const answers = [{ question: 'Which essay?', answer: 'The one for Delft.' }];
  const html = renderPage(<RequestFacts booking={{ ...request, answers }} />);
  expect(html).toContain('The one for Delft.');
  expect(html).not.toContain('Can we talk');
});
