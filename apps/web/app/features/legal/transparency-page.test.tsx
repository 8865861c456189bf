import { LIMITS, type Transparency } from '@abroad/contract';
import { HIDES_FROM_REPORTERS } from '@abroad/contract/case-rules';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { TransparencyPage } from './transparency-page.tsx';

const year: Transparency['years'][number] = {
  year: 2055,
  is_current: true,
  reports: 3,
  by_reason: [{ reason: 'spam', count: 3 }],
  decisions: 7,
  automated: 5,
  taken_back: 2,
  actions: [{ type: 'warn', count: 7 }],
  median_hours: 4,
  appeals: { received: 2, decided: 2, overturned: 2 },
};

test('[T-273] the page of transparency says what software does and what people decide, with the numbers of the code, and how often software was wrong', () => {
  const html = renderPage(<TransparencyPage numbers={{ as_of: '2055-01-07T10:00:00Z', years: [year] }} />);
  for (const words of [
    `Hides what ${HIDES_FROM_REPORTERS} independent people report within 24 hours`,
    `more than ${LIMITS.declines_allowed} declined cards within ${LIMITS.declines_within_m} minutes`,
    'It never closes an account',
    'whether we suspend or close an account',
    '5 decisions were made by themselves and then checked. 2 of them were withdrawn.',
  ]) {
    expect(html).toContain(words);
  }
});
