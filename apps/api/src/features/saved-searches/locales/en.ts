import type { SearchNewsWords } from './words.ts';

export const en: SearchNewsWords = {
  one: (name) => `A new mentor for “${name}”`,
  some: (name, count) => `${count} new mentors for “${name}”`,
  several: (count) => `${count} new mentors for your saved searches`,
  lead: 'New since our last email.',
  more: (count) => `and ${count} more`,
  see: 'See the search',
  see_all: 'See your saved searches',
  stop: 'Stop emails about this search',
  stop_all: 'Stop emails about saved searches',
  why: 'You’re getting this email because you saved a search with Abroad Mentors and asked to hear about new mentors.',
  unsubscribe: {
    ask: (name) => ({
      title: `Stop emails about “${name}”?`,
      text: 'Your search stays saved. You can still see new mentors on its page.',
    }),
    ask_all: {
      title: 'Stop emails about saved searches?',
      text: 'Your searches stay saved. You can still see new mentors on their page.',
    },
    done: {
      title: 'These emails are off',
      text: 'We won’t email you about new matches. You can turn these emails on again at any time.',
    },
    button: 'Stop these emails',
  },
};
