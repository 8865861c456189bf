import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../testing/description-of.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { playProfile } from '../../testing/fake-profile.ts';

const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByLabelText<HTMLInputElement>(name, { exact: false });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const opener = (index: number) => main().getAllByRole('button', { name: 'Choose a month' })[index]!;
const picker = async () => within(await screen.findByRole('dialog', { name: 'Choose a month' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focused = (name: string) =>
  waitFor(async () => expect(document.activeElement).toBe((await picker()).getByRole('button', { name })));

/** Opens the own profile where a job is added. */
async function addJob() {
  const page = await openPage('/amara-okafor/mentor-profile', { answers: playProfile().answers });
  await page.user.click(await main().findByRole('button', { name: 'Edit' }));
  await page.user.click(await main().findByRole('button', { name: 'Add experience' }));
  return page;
}

test('[U-21] a month is chosen from a picker by mouse and by keys, and what is typed is understood there', async () => {
  const { user } = await addJob();
  write('Start month', 'Oct 2022');
  await user.click(opener(0));
  await focused('Oct 2022');
  expect((await picker()).getByRole('button', { pressed: true, name: 'Oct 2022' })).toBeTruthy();
  await user.click((await picker()).getByRole('button', { name: 'Previous year' }));
  await user.click((await picker()).getByRole('button', { name: 'Mar 2021' }));
  await closed();
  expect(field('Start month').value).toBe('2021-03');
  await waitFor(() => expect(document.activeElement).toBe(opener(0)));

  await user.keyboard('{Enter}');
  await focused('Mar 2021');
  await user.keyboard('{ArrowUp}{ArrowRight}{PageDown}');
  await focused('Jan 2022');
  await user.keyboard(' ');
  await waitFor(() => expect(field('Start month').value).toBe('2022-01'));
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(opener(0)));
  await user.keyboard('{Enter}');
  await focused('Jan 2022');
  await user.keyboard('{Escape}');
  await closed();
  expect(field('Start month').value).toBe('2022-01');
  await user.click(opener(0));
  await focused('Jan 2022');
  await auditDom();
});

test('[U-21] a month chosen before the start is said at once, as one that is typed', async () => {
  const { user } = await addJob();
  write('Start month', 'May 2022');
  write('End month', 'Jun 2022');
  await user.click(opener(1));
  await user.click((await picker()).getByRole('button', { name: 'Feb 2022' }));
  await waitFor(() => expect(descriptionOf(field('End month'))).toContain('End date must be after start date'));
});
