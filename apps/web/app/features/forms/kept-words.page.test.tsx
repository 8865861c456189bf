import type { NoShow } from '@abroad/contract/no-shows';
import type { WebhookWithSecret } from '@abroad/contract/webhooks';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseInMenu } from '../../testing/choose-in-menu.ts';
import { fill } from '../../testing/fill.ts';
import { openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { PREFERENCES } from '../../testing/sample-notifications.ts';
import { sampleTimes } from '../../testing/sample-service.ts';
import { sampleWebhook } from '../../testing/sample-webhook.ts';
import { seeAll } from '../../testing/see-all.ts';

const WORDS = 'My exam was moved to that morning, and I can’t change it.';

type Page = Awaited<ReturnType<typeof openPage>>;
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Returns the values that this tab keeps. */
const kept = () => Object.values({ ...sessionStorage });

test('[T-301] the reason for a cancellation outlives a refusal, a reload and a closed dialog, and is gone once it is sent', async () => {
  const booking = sampleBooking({ price: null });
  const answers: Answers = {
    getBooking: booking,
    listBookingEvents: { items: [createdEvent(booking)], total: 1 },
    cancelBooking: refuse(503, 'UNAVAILABLE'),
  };
  const open = () => openPage(`/bookings/${booking.id}`, { answers });
  const ask = async ({ user }: Page) => {
    await chooseInMenu(user, 'Cancel session');
    return (await dialog()).getByRole<HTMLTextAreaElement>('textbox');
  };
  const first = await open();
  await fill(first.user, await ask(first), WORDS);
  await first.user.click((await dialog()).getByRole('button', { name: 'Cancel session' }));
  await (await dialog()).findByRole('alert');
  await first.user.keyboard('{Escape}');
  await closed();
  expect((await ask(first)).value).toBe(WORDS);

  cleanup();
  const again = await open();
  expect((await ask(again)).value).toBe(WORDS);
  const cancelled = { ...booking, status: 'cancelled' as const, allowed_actions: [] };
  again.api.answer({ cancelBooking: cancelled, getBooking: cancelled });
  await again.user.click((await dialog()).getByRole('button', { name: 'Cancel session' }));
  await screen.findByText('Cancelled');
  expect(again.api.calls('cancelBooking')[0]?.body).toMatchObject({ reason: WORDS });
  expect(kept()).not.toContain(WORDS);
});

test('[T-301] what is said about a no-show outlives a reload, with its document', async () => {
  const no_show = {
    state: 'reported',
    reported_by: 'mentor',
    answer_until: '2026-11-22T09:00:00Z',
    due_at: null,
    outcome: null,
  } as const;
  const booking = sampleBooking({
    start: '2026-11-20T08:00:00Z',
    end: '2026-11-20T08:30:00Z',
    allowed_actions: [],
    no_show,
  });
  const told: NoShow = {
    ...no_show,
    booking_id: booking.id,
    reported_at: NOW,
    ended_at: null,
    facts: null,
    statements: [{ side: 'mentor', word: 'report', text: null, created_at: NOW }],
    evidence: [],
    own_files: [],
    other_mentors: null,
    positions: ['agree', 'contest'],
  };
  const file = {
    id: SAMPLE_ID,
    filename: 'call.pdf',
    content_type: 'application/pdf',
    size_bytes: 15,
    created_at: NOW,
    delete_at: NOW,
  };
  const answers = {
    getBooking: booking,
    listBookingEvents: { items: [createdEvent(booking)], total: 1 },
    getNoShow: told,
    createSealedFile: file,
    answerNoShow: { ...told, state: 'contested', positions: [] },
  } as Answers;
  const answer = async ({ user }: Page) => {
    await user.click(await screen.findByRole('button', { name: 'I was there' }));
    return dialog();
  };
  const first = await openPage(`/bookings/${booking.id}`, { answers });
  const form = await answer(first);
  await fill(first.user, form.getByRole('textbox'), WORDS);
  const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]')!;
  await first.user.upload(field, new File(['%PDF-1.7 a call'], 'call.pdf', { type: 'application/pdf' }));
  await form.findByText('call.pdf');

  cleanup();
  const again = await openPage(`/bookings/${booking.id}`, { answers });
  const same = await answer(again);
  expect(same.getByRole<HTMLTextAreaElement>('textbox').value).toBe(WORDS);
  same.getByText('call.pdf');
  await again.user.click(same.getByRole('button', { name: 'I was there' }));
  await closed();
  expect(again.api.calls('answerNoShow').map(({ body }) => body)).toEqual([
    { position: 'contest', text: WORDS, file_ids: [SAMPLE_ID] },
  ]);
  expect(kept()).not.toContain(WORDS);
});

test('[T-302] a report whose dialog is closed before the answer comes is sent, and is no draft any more', async () => {
  const receipt = { code: 'R-7KQ2M4XW', is_addition: false, is_emailed: true, due_at: NOW };
  const answer = Promise.withResolvers<typeof receipt>();
  const { api, user } = await openPage('/linh-tran/mentor-profile', {
    answers: {
      getMentorProfileBySlug: sampleMentor(),
      listEventTypesBySlug: NOTHING,
      getAvailabilityBySlug: sampleTimes([]),
      createReport: answer.promise,
    },
  });
  const open = async () => user.click(await screen.findByRole('button', { name: 'Report Linh’s profile' }));
  await open();
  const form = await dialog();
  await user.selectOptions(form.getByLabelText('What’s wrong?'), 'spam');
  await fill(user, form.getByLabelText('What happened?'), WORDS);
  await user.click(form.getByLabelText('What I say is true as far as I know.'));
  await user.click(form.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(api.calls('createReport')).toHaveLength(1));
  await user.keyboard('{Escape}');
  await closed();
  expect(kept().join(' ')).toContain(WORDS);
  answer.resolve(receipt);
  await waitFor(() => expect(kept().join(' ')).not.toContain(WORDS));
  await open();
  expect((await dialog()).getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('');
});

test('[T-302] the secret of a webhook is shown, though its dialog was closed before the answer came', async () => {
  seeAll();
  const made: WebhookWithSecret = { ...sampleWebhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  const answer = Promise.withResolvers<WebhookWithSecret>();
  const { api, user } = await openPage('/settings/advanced', {
    answers: {
      listBlocked: NOTHING,
      listPushSubscriptions: { items: [] },
      getNotificationPreferences: PREFERENCES,
      listApiKeys: { items: [], total: 0 },
      listWebhooks: { items: [], total: 0 },
      listWebhookDeliveries: NOTHING,
      createWebhook: answer.promise,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = await dialog();
  await fill(user, form.getAllByRole('textbox')[0]!, made.url);
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  await waitFor(() => expect(api.calls('createWebhook')).toHaveLength(1));
  await user.keyboard('{Escape}');
  await closed();
  answer.resolve(made);
  expect((await (await dialog()).findByLabelText<HTMLInputElement>('Secret')).value).toBe(made.secret);
});
