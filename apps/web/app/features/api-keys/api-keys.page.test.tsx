import type { ApiKey } from '@abroad/contract/api-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { advance, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { PREFERENCES } from '../../testing/sample-notifications.ts';
import { seeAll } from '../../testing/see-all.ts';

// The section is loaded when it is visible.
beforeEach(seeAll);

const SETTINGS: Answers = {
  getNotificationPreferences: PREFERENCES,
  listPushSubscriptions: NOTHING,
  listBlocked: NOTHING,
  listWebhooks: NOTHING,
};
const key: ApiKey = {
  id: SAMPLE_ID,
  name: 'Nightly copy',
  prefix: 'amk_abcd',
  scopes: ['bookings:read'],
  created_at: NOW,
  expires_at: '2026-12-20T09:18:00Z',
  last_used_at: null,
};

test('[T-309] a key that can’t be made keeps what was chosen of it, and its name and rights are asked for first', async () => {
  const { api, user } = await openPage('/settings/advanced', {
    answers: { ...SETTINGS, listApiKeys: NOTHING, createApiKey: refuse(503, 'UNAVAILABLE') },
  });
  await screen.findByText('No API keys yet.');
  await user.click(screen.getByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog'));
  const create = dialog.getByRole('button', { name: 'Create key' });
  await user.click(create);
  expect(dialog.getByText('Give the key a name')).toBeTruthy();
  expect(dialog.getByText('Choose at least one')).toBeTruthy();
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, 'Nightly copy');
  await user.click(dialog.getByRole('checkbox', { name: /^See your bookings/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Expires after' }), '30 days');
  await user.click(create);
  await advance(4000);
  await dialog.findByRole('alert');
  expect(name.value).toBe('Nightly copy');

  api.answer({ createApiKey: { ...key, secret: 'amk_secret' }, listApiKeys: { items: [key], total: 1 } });
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  await screen.findByRole('heading', { name: 'Your API key' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'API key' }).value).toBe('amk_secret');
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  const row = within(await screen.findByRole('list', { name: 'Your API keys' }));
  expect(row.getByText(/Never used\./)).toBeTruthy();
  await waitFor(() => expect(document.body.textContent).not.toContain('amk_secret'));
  expect(api.calls('createApiKey').at(-1)?.body).toEqual({
    name: 'Nightly copy',
    scopes: ['bookings:read'],
    expires_in_days: 30,
  });
});
