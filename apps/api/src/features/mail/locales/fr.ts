import type { MailWords } from './words.ts';

export const fr: MailWords = {
  dates: 'fr',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day}, ${time}`,
  labelled: (label, value) => `${label}\u00a0: ${value}`,
  comma: ', ',
  digest: {
    title: (count) =>
      count === 1 ? '1 autre changement dans vos réservations' : `${count} autres changements dans vos réservations`,
    lead: 'Il s’est passé beaucoup de choses en une heure\u00a0: nous les avons réunies dans un seul e-mail. Vos réservations montrent où vous en êtes.',
    button: 'Voir vos réservations',
  },
  why_account: 'Vous recevez cet e-mail parce que vous avez un compte chez nous.',
  unsubscribe: {
    ask: {
      title: 'Arrêter les rappels\u202f?',
      text: 'Nous ne vous écrirons plus 24 heures et 1 heure avant vos séances. Vous recevrez toujours les e-mails sur les changements de vos réservations.',
    },
    done: {
      title: 'Les rappels sont arrêtés',
      text: 'Nous ne vous écrirons plus avant vos séances. Vous pouvez rétablir les rappels à tout moment.',
    },
    button: 'Arrêter les rappels',
    settings: 'Tous les paramètres d’e-mail',
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Séance',
    place: 'Comment rejoindre',
  },
};
