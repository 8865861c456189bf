import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOTHING, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { sampleProspect } from '../../testing/sample-prospect.ts';
import { answersWith } from '../../testing/open-times.ts';
import { sampleService } from '../../testing/sample-service.ts';
import { sampleMessage, sampleTalk, sampleThread, threads } from '../../testing/sample-thread.ts';

/** Plays a window with room for three columns. */
function widen(): void {
  const wide = (query: string) => ({
    matches: query.includes('69rem'),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(wide as never);
  onTestFinished(() => void vi.restoreAllMocks());
}

test('[T-252] a mentor sees beside the messages their sessions with the student, and asks for no profile before the first', async () => {
  widen();
  await openPage(`/messages/${SAMPLE_ID}`, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Hello')], { role: 'mentor', contacts_open: true }),
      listEventTypesBySlug: NOTHING,
      listSavedAnswers: { items: [] },
    },
  });
  const panel = within(await screen.findByRole('complementary', { name: 'About Linh Trần' }));
  await panel.findByText('No sessions yet');
  expect(panel.queryByRole('link')).toBeNull();
  await auditDom();
});

const held = {
  id: SAMPLE_ID,
  title: 'Intro call',
  start: '2026-11-20T09:00:00Z',
  end: '2026-11-20T09:30:00Z',
  status: 'completed',
  created_at: '2026-11-18T09:00:00Z',
} as const;

test('[T-252] a mentor sees the student’s route, and puts a service into the message', async () => {
  widen();
  const { user } = await openPage(`/messages/${SAMPLE_ID}`, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Hello')], { role: 'mentor', contacts_open: true }, [held]),
      getBookingStudent: {
        profile: { ...sampleProspect(), target_fields: ['Robotics'] },
        sessions_kept: 1,
        sessions_missed: 0,
        answers: null,
      },
      listEventTypesBySlug: { ...NOTHING, items: [sampleService()], total: 1 },
      listSavedAnswers: { items: [] },
    },
  });
  const panel = within(await screen.findByRole('complementary', { name: 'About Linh Trần' }));
  await panel.findByText('Robotics');
  await user.click(panel.getByRole('button', { name: 'Offer Intro call' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message / });
  expect(field.value).toMatch(
    /^Intro call\n30 min · .+\nhttps?:\/\/\S+\/amara-okafor\/availability\?event_type_slug=intro\S*$/,
  );
  await auditDom();
});

test('[T-252] of a mentor without a public profile the name stays, and nothing is requested that isn’t there', async () => {
  widen();
  const { other } = sampleThread();
  await openPage(`/messages/${SAMPLE_ID}`, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Hello')], { other: { ...other, has_profile: false } }),
    },
  });
  const panel = within(await screen.findByRole('complementary', { name: 'About Linh Trần' }));
  await panel.findByText('Not taking bookings right now');
  expect(screen.queryByRole('link', { name: 'Linh Trần' })).toBeNull();
});

test('[T-252] a student sees the mentor’s services and next times, and books from there', async () => {
  widen();
  await openPage(`/messages/${SAMPLE_ID}`, {
    answers: {
      ...answersWith(),
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Hello')]),
      getMentorProfileBySlug: sampleMentor(),
      listEventTypesBySlug: { ...NOTHING, items: [sampleService()], total: 1 },
    },
  });
  const panel = within(await screen.findByRole('complementary', { name: 'About Linh Trần' }));
  const book = await panel.findByRole('link', { name: 'Book a session' });
  expect(book.getAttribute('href')).toMatch(/^\/[\w-]+\/availability$/);
  panel.getByRole('link', { name: /^Intro call/ });
  await auditDom();
});
