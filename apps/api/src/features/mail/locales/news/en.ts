import type { SearchNewsWords } from '../news-words.ts';

export const searchNews: SearchNewsWords = {
  one: (name) => `A new mentor for “${name}”`,
  some: (name, count) => `${count} new mentors for “${name}”`,
  several: (count) => `${count} new mentors for your saved searches`,
  lead: 'New since we last wrote. Have a look, and ask whoever knows the way.',
  more: (count) => `and ${count} more`,
  see: 'See the search',
  see_all: 'See your saved searches',
  stop: 'No more mails about this search',
  stop_all: 'No more mails about saved searches',
  why: 'You get this mail because you saved a search with Abroad Mentors and wanted to hear of new mentors.',
  unsubscribe: {
    ask: (name) => ({
      title: `No more mails about “${name}”?`,
      text: 'The search stays saved, and shows on its page who is new.',
    }),
    ask_all: {
      title: 'No more mails about saved searches?',
      text: 'Your searches stay saved, and show on their page who is new.',
    },
    done: {
      title: 'These mails are off',
      text: 'We no longer write when somebody new fits. You can have these mails again at any time.',
    },
    button: 'Stop these mails',
  },
};
