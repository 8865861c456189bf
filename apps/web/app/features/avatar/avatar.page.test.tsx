import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { PREFERENCES } from '../../testing/sample-notifications.ts';

const SETTINGS: Answers = {
  getNotificationPreferences: PREFERENCES,
  listPushSubscriptions: NOTHING,
  listBlocked: NOTHING,
};
const photo = (size: number) => `/media/amara-${size}.webp`;
const AVATAR = { asset_id: SAMPLE_ID, url: photo(256), medium_url: photo(128), thumbnail_url: photo(64) };

const section = async () =>
  within((await screen.findByRole('heading', { name: 'Your photo' })).closest('section') as HTMLElement);

test('[X-23] a photo that can’t be removed stays, and says why', async () => {
  const { api, user } = await openPage('/settings', {
    answers: { ...SETTINGS, getMyAvatar: AVATAR, deleteAvatar: refuse(503, 'UNAVAILABLE') },
  });
  const mine = await section();
  await user.click(await mine.findByRole('button', { name: 'Change photo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Remove photo' }));
  expect(dialog.getByText('Your initials will be shown instead.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await advance(4000);
  const failure = await dialog.findByText('Failed to remove avatar');
  expect(failure.closest('[role=alert]')?.textContent).toContain(
    'Service temporarily unavailable. Please try again later.',
  );
  expect(api.calls('deleteAvatar')[0]?.params).toEqual({ asset_id: SAMPLE_ID });
  await user.click(dialog.getByRole('button', { name: 'Keep photo' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(mine.getByRole('button', { name: 'Change photo' })).toBeTruthy();
});

test('[X-21] [S-15] a photo that can’t be had is treated as none, and is in the details of the next error', async () => {
  const { user } = await openPage('/settings', {
    answers: { ...SETTINGS, getMyAvatar: refuse(403, 'FORBIDDEN'), listBookings: refuse(403, 'FORBIDDEN') },
  });
  const mine = await section();
  expect(await mine.findByRole('button', { name: 'Add photo' })).toBeTruthy();
  expect(document.querySelector('#picture .initials')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(screen.getAllByRole('link', { name: 'Bookings' })[0] as HTMLElement);
  const title = await screen.findByRole('heading', { name: 'Something went wrong' });
  const card = within(title.closest('[role=alert]') as HTMLElement);
  await user.click(card.getByText('Details'));
  expect((await card.findAllByText(/Failed to load avatar/)).length).toBeGreaterThan(0);
});
