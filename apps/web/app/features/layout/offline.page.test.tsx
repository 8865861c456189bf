import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { advance, openPage } from '../../testing/open-page.tsx';
import { FLAGS } from '../../testing/sample-answers.ts';
import { REFERENCE_ANSWERS } from '../../testing/sample-reference.ts';

/** Turns the network off and on. */
function network() {
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => state.mockRestore());
  return (isThere: boolean) => {
    state.mockReturnValue(isThere);
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  };
}

const newcomer = {
  ...REFERENCE_ANSWERS,
  getMyResources: { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null },
};

test('[X-12] being offline is said above the page, which is not left, and so is for a moment that it is over', async () => {
  const isThere = network();
  const { user, address } = await openPage('/prospect/onboarding', { answers: newcomer });
  await screen.findByRole('heading', { name: 'Your plan' });
  expect(screen.queryByText(/offline/)).toBeNull();
  isThere(false);
  await screen.findByText(
    'You’re offline. What you typed is still here: when you’re back online, press the button again.',
  );
  const [home] = screen.getAllByRole('link', { name: 'Abroad Mentors' });
  await user.click(home!);
  await screen.findByText('You’re offline. That page will open when you’re back online.');
  expect(address()).toBe('/prospect/onboarding');
  isThere(true);
  await screen.findByText('You’re back online.');
  await advance(4000);
  await waitFor(() => expect(screen.queryByText(/online|offline/)).toBeNull());
});

test('[V-12] the counter counts as the rule does: without spaces around the text', async () => {
  const { user } = await openPage('/prospect/onboarding', { answers: newcomer });
  const why = await screen.findByLabelText<HTMLTextAreaElement>('Why do you want to study abroad?');
  const field = within(why.closest<HTMLElement>('.field')!);
  const write = async (text: string) => {
    await user.clear(why);
    await user.paste(text);
    await user.tab();
  };
  await write(`  ${'a'.repeat(200)}\n\n`);
  field.getByText(/^200\s*\/\s*200$/);
  expect(screen.queryByText('Motivation must be 200 characters or less')).toBeNull();
  await write('a'.repeat(201));
  field.getByText(/^201\s*\/\s*200$/);
  await waitFor(() => field.getByText('Motivation must be 200 characters or less'));
});
