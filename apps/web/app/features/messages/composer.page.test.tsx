import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleMessage, sampleTalk, sampleThread, threads } from '../../testing/sample-thread.ts';

const conversation = `/messages/${SAMPLE_ID}`;
const log = async () => within(await screen.findByRole('region', { name: 'Messages in this conversation' }));
/** Someone whose messages wait in this browser for no other test. */
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
