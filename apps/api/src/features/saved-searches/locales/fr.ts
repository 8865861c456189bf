import type { SearchNewsWords } from './words.ts';

export const fr: SearchNewsWords = {
  one: (name) => `Un nouveau mentor pour «\u00a0${name}\u00a0»`,
  some: (name, count) => `${count} nouveaux mentors pour «\u00a0${name}\u00a0»`,
  several: (count) => `${count} nouveaux mentors pour vos recherches enregistrées`,
  lead: 'Du nouveau depuis notre dernier e-mail.',
  more: (count) => `et ${count} de plus`,
  see: 'Voir la recherche',
  see_all: 'Voir vos recherches enregistrées',
  stop: 'Ne plus recevoir d’e-mails sur cette recherche',
  stop_all: 'Ne plus recevoir d’e-mails sur les recherches enregistrées',
  why: 'Vous recevez cet e-mail car vous avez enregistré une recherche sur Abroad Mentors et souhaitez connaître les nouveaux mentors.',
  unsubscribe: {
    ask: (name) => ({
      title: `Ne plus recevoir d’e-mails sur «\u00a0${name}\u00a0»\u202f?`,
      text: 'Votre recherche reste enregistrée. Sa page montre toujours les nouveaux mentors.',
    }),
    ask_all: {
      title: 'Ne plus recevoir d’e-mails sur les recherches enregistrées\u202f?',
      text: 'Vos recherches restent enregistrées. Leur page montre toujours les nouveaux mentors.',
    },
    done: {
      title: 'Ces e-mails sont arrêtés',
      text: 'Nous ne vous écrirons plus sur les nouveaux mentors. Vous pouvez rétablir ces e-mails à tout moment.',
    },
    button: 'Arrêter ces e-mails',
  },
};
