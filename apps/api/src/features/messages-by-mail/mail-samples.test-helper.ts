import { sampleOf } from '../../testing/mail-samples.ts';
import { unreadNotification } from './mail-unread.ts';
import { replyRefusedNotification, notifyOfRefusalJob } from './refuse-reply.ts';
import { filesLeftOutNotification } from './reply-files.ts';

const thread_id = '01890000-0000-7000-8000-000000000000';
const unread = { thread_id, person: 'ΑΒΓ' };
const reply_to = 'reply+abc@a.test';

export const samples = [
  sampleOf(filesLeftOutNotification, (language) =>
    (['no_session', 'unfit', 'too_many'] as const).map((because) => ({
      language,
      thread_id,
      files: [{ filename: 'ΔΕΖ.docx', because }],
    })),
  ),
  sampleOf(unreadNotification, (language) => [
    { ...unread, language, count: 1, texts: ['ΔΕΖ'], reply_to },
    { ...unread, language, count: 2, texts: ['ΔΕΖ', 'ΗΘΙ'], reply_to: null },
  ]),
  sampleOf(replyRefusedNotification, (language) =>
    notifyOfRefusalJob.payload.shape.because.options.map((because) => ({ language, thread_id, because })),
  ),
];
