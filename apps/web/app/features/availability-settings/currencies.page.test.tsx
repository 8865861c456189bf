import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { SETTINGS_ANSWERS } from '../../testing/settings-answers.ts';

test('[U-21] a service is priced in currencies that have a name and that cards can pay', async () => {
  const { user } = await openPage('/my-profile/services', { answers: SETTINGS_ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add service' }));
  const options = within(await dialog.findByLabelText('Currency')).getAllByRole('option');
  const offered = options.map(({ textContent }) => textContent);
  expect(offered).toEqual(expect.arrayContaining(['EUR – Euro', 'VND – Vietnamese Dong']));
  expect(offered.filter((words) => !/^[A-Z]{3} – \p{L}/u.test(words))).toEqual([]);
  expect(offered.filter((words) => /^(IRR|KPW|SYP|CUP|XXX|XTS)/.test(words))).toEqual([]);
});
