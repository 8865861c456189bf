import type { MailWords } from './words.ts';

export const fr: MailWords = {
  dates: 'fr',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day}, ${time}`,
  labelled: (label, value) => `${label}\u00a0: ${value}`,
  comma: ', ',
  digests: {
    bookings: {
      title: (count) =>
        count === 1 ? '1 autre changement dans vos réservations' : `${count} autres changements dans vos réservations`,
      lead: 'Il s’est passé beaucoup de choses en une heure\u00a0: nous les avons réunies dans un seul e-mail. Vos réservations montrent où vous en êtes.',
      button: 'Voir vos réservations',
    },
    messages: {
      title: (count) => (count === 1 ? '1 autre message non lu' : `${count} autres messages non lus`),
      lead: 'On vous a beaucoup écrit en une heure\u00a0: nous avons tout réuni dans un seul e-mail.',
      button: 'Lire vos messages',
    },
    all: {
      title: (count) => (count === 1 ? '1 autre nouveauté' : `${count} autres nouveautés`),
      lead: 'Il s’est passé beaucoup de choses en une heure\u00a0: nous les avons réunies dans un seul e-mail.',
      button: 'Voir vos notifications',
    },
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
    categories: {
      text: 'Vous verrez toujours tout sur le site, sous la cloche.',
      again: 'Vous verrez toujours tout sur le site, sous la cloche. Vous pouvez rétablir ces e-mails à tout moment.',
      messages: {
        ask: 'Arrêter les e-mails sur les messages\u202f?',
        done: 'Les e-mails sur les messages sont arrêtés',
        button: 'Arrêter les e-mails sur les messages',
      },
      reviews: {
        ask: 'Arrêter les e-mails sur les avis\u202f?',
        done: 'Les e-mails sur les avis sont arrêtés',
        button: 'Arrêter les e-mails sur les avis',
      },
      product: {
        ask: 'Arrêter les e-mails sur votre compte et votre profil\u202f?',
        done: 'Les e-mails sur votre compte et votre profil sont arrêtés',
        button: 'Arrêter les e-mails sur votre compte et votre profil',
      },
    },
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Séance',
    place: 'Comment rejoindre',
  },
};
