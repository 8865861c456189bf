import type { MessageMailWords } from './words.ts';

export const en: MessageMailWords = {
  answer_above: '--- Write your answer above this line ---',
  unread: {
    title: (person) => `${person} sent you a message`,
    lead: ({ count, answerable }) =>
      `${count === 1 ? 'You have one unread message.' : `You have ${count} unread messages.`}${answerable ? ' Reply to this email, or answer on the website.' : ''}`,
    quote: (person) => `${person} wrote`,
    button: 'Open the conversation',
  },
  files: {
    title: 'Your message was sent without all its files',
    because: {
      no_session: 'You can send files once you have a confirmed session.',
      unfit: 'We take PDF, PNG, JPEG, WebP and plain text, if the file isn’t damaged or harmful.',
      too_many: 'A message takes 5 files.',
    },
    names: 'Left out',
    button: 'Open the conversation',
  },
  refused: {
    title: 'Your answer wasn’t sent',
    because: {
      sender: 'We couldn’t tell that it came from your email address.',
      expired: 'The email that you answered is too old.',
      empty: 'We found no text of yours in the email.',
      repeated: 'You sent exactly this email just before, as answering machines do.',
      unreadable: 'We couldn’t read the email.',
      too_long: 'A message can have 4,000 characters at most.',
      closed: 'This conversation takes no messages from you right now.',
      too_many: 'You’ve sent the most messages that we take by email in an hour.',
    },
    instead: 'Write in the conversation instead.',
    button: 'Open the conversation',
  },
};
