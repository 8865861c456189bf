import type { MyReport } from '@abroad/contract/reports';
import type { Message, Thread } from '@abroad/contract/threads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseInMenu } from '../../testing/choose-in-menu.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Asked } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { samplePayment } from '../../testing/sample-payment.ts';
import { sampleMessage, sampleTalk, sampleThread, threads } from '../../testing/sample-thread.ts';

const conversation = `/messages/${SAMPLE_ID}`;
const log = async () => within(await screen.findByRole('region', { name: 'Messages in this conversation' }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message / });
const link = (href: string, host: string | null = null, is_look_alike = false) => ({ href, host, is_look_alike });

test.each(['mentor', 'prospect'] as const)(
  '[T-256] the first message after a booking is asked for in words for a session: as %s',
  async (viewer_role) => {
    await openPage(`/messages/new?booking=${SAMPLE_ID}`, {
      answers: { listThreads: threads(), getBooking: sampleBooking({ viewer_role }), listBlocked: NOTHING },
    });
    const other = viewer_role === 'mentor' ? 'Amara' : 'Linh';
    expect(await screen.findByText(`Write to ${other} about your session.`)).toBeTruthy();
    expect(screen.queryByText(/Ask before you book/)).toBeNull();
  },
);

test('[T-256] a conversation is searched, closed and left', async () => {
  const found = { id: crypto.randomUUID(), text: 'Only on Fridays.', is_own: false, created_at: NOW };
  const { api, user, address } = await openPage('/messages', {
    answers: {
      listThreads: ({ query: { q } }) =>
        q === undefined || q === 'fridays'
          ? threads(sampleThread({ found_message: q === undefined ? null : found }))
          : threads(),
      getThread: sampleTalk([sampleMessage(found.text, { id: found.id })]),
      closeThread: sampleThread({ status: 'closed' }),
      listBlocked: NOTHING,
    },
  });
  const search = await screen.findByRole('searchbox', { name: 'Search messages' });
  await user.type(search, 'zebra');
  await screen.findByRole('heading', { name: 'No messages match “zebra”' });
  await user.clear(search);
  await user.type(search, 'fridays');
  await user.click(await screen.findByRole('link', { name: /Linh.*Only on Fridays\./ }));
  expect((await log()).getByText('Only on Fridays.')).toBe(document.activeElement?.querySelector('.message-text'));
  expect(address()).toBe(`${conversation}?q=fridays&m=${found.id}`);

  api.answer({ getThread: sampleTalk([], { status: 'closed', cannot_write_because: 'closed' }) });
  await chooseInMenu(user, 'Close conversation');
  await screen.findByText('Conversation closed.');
  await screen.findByText(/^This conversation is closed/);
  api.answer({ listThreads: threads() });
  await chooseInMenu(user, 'Leave conversation');
  await waitFor(() => expect(address()).toBe('/messages'));
  await screen.findByRole('heading', { name: 'No messages yet' });
  expect(api.calls('closeThread').map(({ body }) => body)).toEqual([{ leave: false }, { leave: true }]);
});

test('[T-255] [T-300] who blocks says why, sees what comes back for each session, cancels one there, and unblocks', async () => {
  const paid = sampleBooking({
    event_type: { id: SAMPLE_ID, slug: 'essay', title: 'Essay review', instruction: null, duration_min: 30 },
    payment: samplePayment(),
    cancellation: { refund: 28, reason: 'in_time', free_until: NOW },
  });
  const free = sampleBooking({ id: crypto.randomUUID(), price: null });
  const booked = [free, paid].map(({ id, event_type: { title }, start, end, status, created_at }) => ({
    id,
    title,
    start,
    end,
    status,
    created_at,
  }));
  const talk = (changes: Partial<Thread>) => sampleTalk([sampleMessage('Hello')], changes, booked);
  const { api, user } = await openPage(conversation, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: talk({}),
      getBooking: ({ params: { id } }) => (id === paid.id ? paid : free),
      blockPerson: null,
      unblockPerson: null,
      cancelBooking: { ...paid, status: 'cancelled', allowed_actions: [] },
    },
  });
  await chooseInMenu(user, 'Block Linh Trần');
  const dialog = within(await screen.findByRole('dialog'));
  const block = () => dialog.getByRole('button', { name: 'Block Linh Trần' });
  await user.click(block());
  await dialog.findByText('Choose why you block them');
  expect(api.calls('blockPerson')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Not a fit' }));
  api.answer({ getThread: talk({ cannot_write_because: 'blocked_by_you', is_blocked_by_you: true }) });
  await user.click(block());
  await dialog.findByText(/^You still have 2 sessions with Linh Trần\./);
  expect(api.calls('blockPerson').map(({ body }) => body)).toEqual([{ slug: 'linh-tran', reason: 'not_a_fit' }]);
  const [ofFree, ofPaid] = dialog.getAllByRole('listitem').map((item) => within(item));
  await ofPaid?.findByText('You’ll be refunded in full: €28.');
  expect(ofFree?.queryByText(/refunded/)).toBeNull();
  await auditDom();

  await user.click(await ofPaid!.findByRole('button', { name: /^Cancel the session/ }));
  const question = within(await screen.findByRole('dialog', { name: /^Cancel the session with Linh/ }));
  question.getByText('You’ll be refunded in full: €28.');
  api.answer({ getBooking: ({ params: { id } }) => (id === paid.id ? { ...paid, status: 'cancelled' } : free) });
  await user.click(question.getByRole('button', { name: 'Cancel session' }));
  await ofPaid?.findByText('Cancelled');
  expect(dialog.getAllByRole('button', { name: /^Cancel the session/ })).toHaveLength(1);
  expect(api.calls('cancelBooking').map(({ params, body }) => [params['id'], body])).toEqual([
    [paid.id, { expected_refund: 28 }],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await screen.findByText('You blocked Linh Trần. They aren’t told.');
  expect(screen.queryByRole('textbox', { name: /^Message / })).toBeNull();
  await auditDom();

  api.answer({ getThread: talk({}) });
  await user.click(screen.getByRole('button', { name: 'Unblock Linh Trần' }));
  await field();
  expect(api.calls('unblockPerson').map(({ body }) => body)).toEqual([{ slug: 'linh-tran' }]);
});

test('[T-255] who has blocked people reads that their conversations aren’t shown, and where they are listed', async () => {
  const blocked = {
    slug: 'linh-tran',
    name: 'Linh Trần',
    avatar_thumbnail_url: null,
    reason: 'other' as const,
    created_at: NOW,
  };
  await openPage('/messages', {
    answers: { listThreads: threads(), listBlocked: { ...NOTHING, items: [blocked], total: 1 } },
  });
  await screen.findByText('Conversations with people you blocked aren’t shown.');
  const leads = within(screen.getByRole('main')).getByRole('link', { name: 'Blocked people' });
  expect(leads.getAttribute('href')).toBe('/settings/privacy');
  await auditDom();
});

test('[T-471] a message that is changed after its answer got lost isn’t sent twice unseen', async () => {
  const arrived: Message[] = [];
  const { api, user } = await openPage(conversation, {
    // Unsent messages belong to one person of the tab, whatever page they open.
    as: { sub: crypto.randomUUID(), email: 'amara@example.com', given_name: 'Amara', family_name: 'Okafor' },
    answers: {
      listThreads: threads(sampleThread()),
      getThread: () => sampleTalk(arrived),
      checkMessage: { hidden: [], offers_payment_outside: false, shown_text: null },
      // The service gets the message, but the page gets no answer.
      sendMessage: refuse('no answer'),
    },
  });
  await user.type(await field(), 'See you at nine');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const waits = within((await (await log()).findByText(/^Not sent yet/)).closest('li')!);
  await user.click(waits.getByRole('button', { name: 'Edit' }));
  expect((await field()).value).toBe('See you at nine');
  const [first] = api.calls('sendMessage').map(({ body }) => body);

  // Under the same id it is the first message that is there.
  const take = ({ body: { text, client_message_id } }: Asked<'sendMessage'>) => {
    const known = arrived.find((one) => one.client_message_id === client_message_id);
    const message = known ?? sampleMessage(text, { client_message_id, is_own: true });
    if (known === undefined) arrived.push(message);
    return message;
  };
  take({ body: first } as Asked<'sendMessage'>);
  api.answer({ sendMessage: take });
  await user.clear(await field());
  await user.type(await field(), 'See you at ten');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const asked = within(await screen.findByRole('alert'));
  asked.getByText(/had already arrived as you first wrote it/);
  expect(arrived.map(({ text }) => text)).toEqual(['See you at nine']);
  await auditDom();
  await user.click(asked.getByRole('button', { name: 'Send this too' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(arrived.map(({ text }) => text)).toEqual(['See you at nine', 'See you at ten']);
  for (const text of ['See you at nine', 'See you at ten']) await (await log()).findByText(text);
});

test('[T-383] links, addresses and numbers lead somewhere once they are open, say where where they look otherwise, and run nothing', async () => {
  const hidden = [
    { text: 'Call ', hidden: null, link: null },
    { text: null, hidden: 'phone' as const, link: null },
  ];
  const { api } = await openPage(conversation, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Call ▒▒▒', { parts: hidden })]),
    },
  });
  await (await log()).findByText('Opens when you have a confirmed session');
  expect((await log()).queryAllByRole('link')).toEqual([]);
  const part = (text: string, leads: ReturnType<typeof link> | null = null) => ({ text, hidden: null, link: leads });
  const script = '<img src=x onerror="document.title=\'taken\'"> javascript:alert(1) ';
  api.answer({
    getThread: sampleTalk(
      [
        [part('https://rooms.example.com/delft', link('https://rooms.example.com/delft'))],
        [part('anna@rooms.example.com', link('mailto:anna@rooms.example.com'))],
        [part('+84 912 345 678', link('tel:+84912345678'))],
        [part('https://zoom-meeting-join.com/j/1', link('https://zoom-meeting-join.com/j/1', null, true))],
        [
          part(script),
          part('https://аpple.com/', link('https://xn--pple-43d.com/', 'xn--pple-43d.com')),
          part('"><b>x'),
        ],
      ].map((parts) => sampleMessage(parts.map(({ text }) => text).join(''), { parts })),
      { contacts_open: true },
    ),
  });
  api.tell('watchMessages', 'message', { id: SAMPLE_ID });
  const room = await (await log()).findByRole('link', { name: 'https://rooms.example.com/delft' });
  expect(room.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(room.getAttribute('target')).toBe('_blank');
  const all = (await log()).getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(all).toEqual([
    'https://rooms.example.com/delft',
    'mailto:anna@rooms.example.com',
    'tel:+84912345678',
    'https://zoom-meeting-join.com/j/1',
    'https://xn--pple-43d.com/',
  ]);
  (await log()).getByText(/This link names a video service, but leads to zoom-meeting-join\.com\./);
  (await log()).getByText('(leads to xn--pple-43d.com)');
  expect(document.title).not.toContain('taken');
  const words = [...document.querySelectorAll('.message-text')].at(-1);
  expect(words?.textContent).toBe(`${script}https://аpple.com/ (leads to xn--pple-43d.com)"><b>x`);
  expect(words?.querySelector('img, b')).toBeNull();
  await auditDom();
});

test('[T-262] a conversation is reported from its menu, and listed among one’s reports', async () => {
  const receipt = { code: 'R-7KQ2M4XW', is_addition: false, is_emailed: true, due_at: NOW };
  const { api, user } = await openPage(conversation, {
    answers: { listThreads: threads(sampleThread()), getThread: sampleTalk([]), createReport: receipt },
  });
  await chooseInMenu(user, 'Report conversation');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the conversation with Linh Trần' }));
  await user.selectOptions(dialog.getByLabelText('What’s wrong?'), 'harassment');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await field();
  const target = { type: 'thread' as const, id: SAMPLE_ID };
  expect(api.calls('createReport').map(({ body }) => body)).toEqual([
    { target, reason: 'harassment', good_faith: true },
  ]);
});

test('[T-262] a reported conversation stands among one’s reports', async () => {
  const report: MyReport = {
    id: SAMPLE_ID,
    code: 'R-7KQ2M4XW',
    target: { type: 'thread', id: SAMPLE_ID },
    about: { first_name: 'Linh', last_name: 'Trần' },
    reason: 'harassment',
    text: null,
    outcome: null,
    decided_at: null,
    created_at: NOW,
  };
  await openPage('/reports', {
    answers: { listMyReports: { ...NOTHING, items: [report], total: 1 }, listMyDecisions: NOTHING },
  });
  await screen.findByText(/^A conversation with Linh Trần/);
  await auditDom();
});

test('[T-240] the whole email of an answer is shown on demand', async () => {
  const whole_text = 'Only on Fridays.\n\n-- \nLinh';
  const messages = [sampleMessage('Only on Fridays.', { source: 'mail', whole_text }), sampleMessage('By the way')];
  const { user } = await openPage(conversation, {
    answers: { listThreads: threads(sampleThread()), getThread: sampleTalk(messages) },
  });
  const whole = (await (await log()).findByText('Show whole email')).closest('details');
  expect(whole?.open).toBe(false);
  await user.click(screen.getByText('Show whole email'));
  expect(whole?.open).toBe(true);
  expect(whole?.querySelector('p')?.textContent).toBe(whole_text);
  await auditDom();
});

test('[T-331] a message of files alone shows them without an empty bubble, and the list says what it is', async () => {
  const file = { id: SAMPLE_ID, filename: 'plan.pdf', size_bytes: 2048, is_scanned: true, created_at: NOW };
  const attachments = [{ ...file, content_type: 'application/pdf' as const }];
  const message = sampleMessage('', { parts: [], source: 'mail', attachments });
  const last_message = { text: '', is_own: false, created_at: NOW };
  await openPage(conversation, {
    answers: { listThreads: threads(sampleThread({ last_message })), getThread: sampleTalk([message]) },
  });
  const line = (await (await log()).findByText('plan.pdf')).closest('.message');
  expect(line?.querySelector('.message-bubble')).toBeNull();
  await screen.findByRole('link', { name: /Linh.*Files/ });
});

test('[T-381] [T-382] an answer by email says that it is one, and a message that waits for moderators says so to its author', async () => {
  const messages = [
    sampleMessage('Only on Fridays.', { source: 'mail' }),
    sampleMessage('The same to you', { is_own: true, is_held: true }),
  ];
  await openPage(conversation, {
    answers: { listThreads: threads(sampleThread()), getThread: sampleTalk(messages) },
  });
  const lineOf = async (text: string) => within((await (await log()).findByText(text)).closest('li')!);
  (await lineOf('Only on Fridays.')).getByText('by email');
  expect((await lineOf('The same to you')).queryByText('by email')).toBeNull();
  (await lineOf('The same to you')).getByText('Waiting for a check by our team');
});
