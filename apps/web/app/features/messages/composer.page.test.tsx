import { HIDDEN_MARK } from '@abroad/contract/hidden-mark';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleMessage, sampleTalk, sampleThread, threads } from '../../testing/sample-thread.ts';

const conversation = `/messages/${SAMPLE_ID}`;
const log = async () => within(await screen.findByRole('region', { name: 'Messages in this conversation' }));
/** A person whose waiting messages no other test shares. */
const newcomer = () => ({
  sub: crypto.randomUUID(),
  email: 'amara@example.com',
  given_name: 'Amara',
  family_name: 'Okafor',
});

test('[T-331] a file alone is sent without words, waits without an empty bubble, and one that comes is announced as a file', async () => {
  const file = { id: SAMPLE_ID, filename: 'plan.pdf', size_bytes: 2048, is_scanned: true, created_at: NOW };
  const attachments = [{ ...file, content_type: 'application/pdf' as const }];
  const arrived = [sampleMessage('Send me your plan')];
  const as = newcomer();
  // Sent to the service before, and kept in this tab.
  sessionStorage.setItem(`am_draft.message.${SAMPLE_ID}.files.${as.sub}`, JSON.stringify([file]));
  const { api, user } = await openPage(conversation, {
    as,
    answers: {
      listThreads: threads(sampleThread()),
      getThread: () => sampleTalk(arrived, { contacts_open: true }),
      sendMessage: refuse('no answer'),
    },
  });
  await screen.findByText(/^Ready/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const waits = (await (await log()).findByText(/^Not sent yet/)).closest('li');
  expect(waits?.querySelector('.message-bubble')).toBeNull();
  within(waits!).getByText('plan.pdf');
  expect(api.calls('sendMessage').map(({ body }) => [body.text, body.attachment_ids])).toEqual([['', [SAMPLE_ID]]]);
  arrived.push(sampleMessage('', { parts: [], attachments }));
  api.tell('watchMessages', 'message', { id: SAMPLE_ID });
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"] > p')?.textContent).toBe('Linh: With a file.'),
  );
});

const PHONE = { kind: 'phone' as const, start: 9, end: 19 };

/** Opens the page as a person without a session with Linh, for whom phone numbers are hidden. */
const openEarly = (answers: Answers = {}) =>
  openPage(conversation, {
    as: newcomer(),
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Hello')]),
      checkMessage: ({ body: { text } }) => ({
        hidden: /\d{6}/.test(text) ? [PHONE] : [],
        offers_payment_outside: false,
        shown_text: /\d{6}/.test(text) ? text.replace(/\d{6,}/, HIDDEN_MARK) : null,
      }),
      sendMessage: ({ body }) => sampleMessage(body.text, { is_own: true, client_message_id: body.client_message_id }),
      ...answers,
    },
  });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message / });
const press = async ({ user }: Pick<Awaited<ReturnType<typeof openEarly>>, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const warning =
  'Linh won’t see this until you have a confirmed session: phone numbers. The rest arrives when you send it.';

test('[T-251] what would be hidden is said above the field while it is typed, and Send sends it', async () => {
  const page = await openEarly();
  await page.user.type(await field(), 'Call me: 0912345678');
  const said = (await screen.findByText(warning)).closest('[role="status"]');
  expect(said?.compareDocumentPosition(await field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((await field()).value).toBe('Call me: 0912345678');
  expect(page.api.calls('sendMessage')).toEqual([]);
  await auditDom();
  await page.user.clear(await field());
  expect(screen.queryByText(warning)).toBeNull();
  await page.user.type(await field(), 'Or: 0912345678');
  await screen.findByText(warning);
  await press(page, 'Send');
  await waitFor(() => expect(page.api.calls('sendMessage').map(({ body }) => body.text)).toEqual(['Or: 0912345678']));
  expect((await field()).value).toBe('');
  expect(document.activeElement).toBe(await field());
  expect(screen.queryByText(warning)).toBeNull();
});

test('[T-251] what is sent before it was said stays in the field once, and is sent by the next press', async () => {
  const page = await openEarly();
  const text = 'Call me: 0912345678';
  await page.user.click(await field());
  await page.user.paste(text);
  await press(page, 'Send');
  const said = within(await screen.findByRole('alert'));
  said.getByText('Not sent yet.');
  expect((await field()).value).toBe(text);
  expect(document.activeElement).toBe(await field());
  expect((await log()).queryByText(/Call me/)).toBeNull();
  await auditDom();
  await press(page, 'Send');
  await waitFor(() => expect(page.api.calls('sendMessage').map(({ body }) => body.text)).toEqual([text]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[T-251] what hides nothing is sent at once, and own messages say what the other person sees for now', async () => {
  const parts = [
    { text: 'Call me: ', hidden: null, link: null },
    { text: '0912345678', hidden: 'phone' as const, link: null },
  ];
  const page = await openEarly({
    getThread: sampleTalk([sampleMessage('Call me: 0912345678', { is_own: true, parts })]),
  });
  await (await log()).findByText('Linh sees this without the hidden part until you have a confirmed session');
  await page.user.type(await field(), 'How was it?');
  await press(page, 'Send');
  await waitFor(() => expect(page.api.calls('sendMessage')).toHaveLength(1));
  expect((await field()).value).toBe('');
});

test('[T-250] [T-251] what was written without a connection comes back to the field where something would be hidden', async () => {
  const page = await openEarly();
  page.api.answer({ checkMessage: refuse('no answer') });
  await page.user.type(await field(), 'Call me: 0912345678');
  await press(page, 'Send');
  await (await log()).findByText(/^Not sent yet\. We’ll send it/);
  expect((await field()).value).toBe('');
  page.api.answer({
    checkMessage: { hidden: [PHONE], offers_payment_outside: false, shown_text: `Call me: ${HIDDEN_MARK}` },
  });
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('alert');
  expect((await field()).value).toBe('Call me: 0912345678');
  expect((await log()).queryByText(/Call me/)).toBeNull();
  await press(page, 'Send');
  await waitFor(() => expect(page.api.calls('sendMessage')).toHaveLength(1));
});

test('[T-490] a mentor puts a saved answer into a message, and changes their answers there', async () => {
  const page = await openEarly({
    getThread: sampleTalk([sampleMessage('Hello')], { role: 'mentor', contacts_open: true }),
    listSavedAnswers: { items: ['Bring your draft.'] },
    putSavedAnswers: ({ body }) => body,
  });
  await page.user.type(await field(), 'Hello!');
  await press(page, 'Saved answers');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Bring your draft.' }));
  expect((await field()).value).toBe('Hello!\nBring your draft.');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await press(page, 'Saved answers');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Edit saved answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved answers' }));
  await page.user.click(dialog.getByRole('button', { name: 'Add answer' }));
  await page.user.type(dialog.getByLabelText('Answer 2'), 'See you.');
  await auditDom();
  await page.user.click(dialog.getByRole('button', { name: 'Remove answer 1' }));
  await page.user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.api.calls('putSavedAnswers').map(({ body }) => body)).toEqual([{ items: ['See you.'] }]);
});

test('[T-252] the next session stands above the messages, and a service that is offered leads to its times', async () => {
  const offered = `Essay review\n30 min · €28\n${location.origin}/linh-tran/availability?event_type_slug=essay`;
  const elsewhere = 'Essay review\nhttps://example.com/linh-tran/availability?event_type_slug=essay';
  const ahead = { id: SAMPLE_ID, title: 'Intro call', start: '2055-01-01T09:00:00Z', end: '2055-01-01T09:30:00Z' };
  const bookings = [{ ...ahead, status: 'pending_payment' as const, created_at: NOW }];
  await openPage(conversation, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage(offered), sampleMessage(elsewhere)], {}, bookings),
    },
  });
  const times = await (await log()).findByRole('link', { name: 'See times' });
  expect(times.getAttribute('href')).toBe('/linh-tran/availability?event_type_slug=essay');
  expect(screen.getByRole('link', { name: 'Pay' }).getAttribute('href')).toBe(`/bookings/${SAMPLE_ID}`);
  await auditDom();
});
