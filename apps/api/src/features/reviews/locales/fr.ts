import type { ReviewWords } from './words.ts';

export const fr: ReviewWords = {
  asked: {
    title: (name) => `Comment s’est passée votre séance avec ${name} ?`,
    lead: (name) =>
      `Donnez votre avis en une minute. ${name} ne le verra pas avant que vous ayez tous les deux écrit le vôtre, ou avant 14 jours après la séance.`,
    button: 'Donner votre avis',
    stop: 'Arrêter les rappels',
    why: 'Vous recevez cet e-mail parce que vous avez eu une séance.',
  },
  published: {
    mentor: {
      title: (name) => `${name} a donné un avis sur votre séance`,
      lead: () => 'L’avis est maintenant sur votre profil. Vous pouvez y répondre une fois, dans les 30 jours.',
      button: 'Lire l’avis',
    },
    prospect: {
      title: (name) => `${name} a donné un avis sur votre séance`,
      lead: () => 'Vous seul pouvez voir cet avis. Il n’est pas sur votre profil.',
      button: 'Lire l’avis',
    },
  },
  replied: {
    title: (name) => `${name} a répondu à votre avis`,
    lead: (name) => `La réponse est sur le profil de ${name}, sous votre avis.`,
    button: 'Lire la réponse',
  },
};
