import { expect, test } from 'vitest';
import { loadMessages } from '../../locales/index.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StudyProofs } from './study-proofs.tsx';

const proof = {
  kind: 'affiliation' as const,
  domain: 'tudelft.nl',
  university_name: 'TU Delft',
  checked_on: '2026-03-04',
  education_id: 'one',
};
const all = [
  proof,
  { ...proof, kind: 'graduation' as const, domain: null },
  { ...proof, kind: 'vouched' as const, domain: null },
];

test('[T-81] a profile says of each proof what was checked, when, and what it means', () => {
  const html = renderPage(<StudyProofs proofs={all} />);
  for (const words of [
    'Had an @tudelft.nl address · checked Mar 2026',
    'Degree seen · Mar 2026',
    'Named by TU Delft · Mar 2026',
    'This shows the email address, not a degree.',
  ]) {
    expect(html).toContain(words);
  }
});

test('[T-81] a profile without proof shows nothing', () => {
  expect(renderPage(<StudyProofs proofs={[]} />)).toBe('');
});

test('[T-81] in Arabic the domain with its sign is isolated, and the month is in Arabic', async () => {
  await loadMessages('ar');
  const html = renderPage(<StudyProofs proofs={[proof]} />, '/', 'ar');
  expect(html).toContain('\u2068@tudelft.nl\u2069');
  expect(html).toContain('مارس 2026');
});
