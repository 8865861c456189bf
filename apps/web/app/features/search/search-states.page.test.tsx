import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { sampleFound, sampleSummary } from '../../testing/sample-search.ts';

const linh = () => screen.getByRole('heading', { name: 'Linh Trần' });
const list = () => screen.getByRole('list', { name: 'Mentors' });

test('[R-02] search results dim while others load, and load as empty cards where there were none', async () => {
  const { api, user } = await openPage('/search', { as: null, answers: { searchProfiles: sampleFound() } });
  expect(list().getAttribute('aria-busy')).toBe('false');
  let answer = Promise.withResolvers<ReturnType<typeof sampleFound>>();
  api.answer({ searchProfiles: answer.promise });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Soonest available');
  await waitFor(() => expect(list().getAttribute('aria-busy')).toBe('true'));
  expect(list().className).toContain('results-old');
  linh();
  answer.resolve(sampleFound({ profiles: [], total_count: 0, total_pages: 0 }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Mentors' })).toBeNull());

  answer = Promise.withResolvers();
  api.answer({ searchProfiles: answer.promise });
  await user.click(screen.getByRole('link', { name: 'Degree seen' }));
  await waitFor(() => expect(document.querySelectorAll('.result-waiting')).toHaveLength(6));
  answer.resolve(sampleFound());
  await waitFor(() => expect(list().getAttribute('aria-busy')).toBe('false'));
  expect(document.querySelector('.result-waiting')).toBeNull();
  await auditDom();
});

test('[T-264] a mentor who blocked a student isn’t shown to the student in search, and is to others', async () => {
  const profiles = [sampleSummary(), sampleSummary({ first_name: 'Mai', slug: 'mai-tran' })];
  const answers = { searchProfiles: sampleFound({ profiles }) };
  const shown = () => screen.queryAllByRole('article').map((card) => /Linh|Mai/.exec(card.textContent)?.[0]);
  const { api } = await openPage('/search', {
    answers: { ...answers, listHiddenPeople: { hidden: ['linh-tran'] } },
  });
  await waitFor(() => expect(shown()).toEqual(['Mai']));
  expect(api.calls('listHiddenPeople')[0]?.query).toEqual({ slug: ['linh-tran', 'mai-tran'] });
  await auditDom();
});

test('[T-264] whom a search hides is asked for the signed-in alone, and all are shown where it can’t be', async () => {
  const answers = { searchProfiles: sampleFound() };
  const { api } = await openPage('/search', { answers: { ...answers, listHiddenPeople: refuse(503) } });
  await waitFor(() => expect(api.calls('listHiddenPeople')).not.toEqual([]));
  linh();
});
