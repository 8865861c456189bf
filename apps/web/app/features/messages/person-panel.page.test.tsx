import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
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

test('[T-252] a mentor sees beside the messages their sessions with the student, also of one whose profile is hidden', async () => {
  widen();
  await openPage(`/messages/${SAMPLE_ID}`, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Hello')], { role: 'mentor', contacts_open: true }),
      getProspectProfileBySlug: refuse(404, 'PROFILE_NOT_FOUND'),
      listEventTypesBySlug: NOTHING,
      listSavedAnswers: { items: [] },
    },
  });
  const panel = within(await screen.findByRole('complementary', { name: 'About Linh Trần' }));
  await panel.findByText('No sessions yet');
  expect(panel.queryByRole('link')).toBeNull();
  await auditDom();
});

test('[T-252] a mentor sees the student’s route, and puts a service into the message', async () => {
  widen();
  const { user } = await openPage(`/messages/${SAMPLE_ID}`, {
    answers: {
      listThreads: threads(sampleThread()),
      getThread: sampleTalk([sampleMessage('Hello')], { role: 'mentor', contacts_open: true }),
      getProspectProfileBySlug: sampleProspect(),
      listEventTypesBySlug: { ...NOTHING, items: [sampleService()], total: 1 },
      listSavedAnswers: { items: [] },
    },
  });
  const panel = within(await screen.findByRole('complementary', { name: 'About Linh Trần' }));
  await user.click(await panel.findByRole('button', { name: 'Offer Intro call' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message / });
  expect(field.value).toMatch(
    /^Intro call\n30 min · .+\nhttps?:\/\/\S+\/amara-okafor\/availability\?event_type_slug=intro\S*$/,
  );
  await auditDom();
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
