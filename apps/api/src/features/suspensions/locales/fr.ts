import type { SuspensionWords } from './words.ts';

export const fr: SuspensionWords = {
  suspended: {
    title: 'Votre compte est suspendu',
    lead: (support) =>
      `Pour l’instant, vous ne pouvez ni réserver, ni proposer de séances, ni rien modifier. Les séances confirmées ont toujours lieu\u00a0: vous pouvez les rejoindre ou les annuler. Vous pouvez aussi télécharger vos données. Si vous pensez que c’est une erreur, écrivez à ${support}.`,
    reason: 'Motif',
    button: 'Voir votre compte',
    presets: [
      'Vous avez manqué des séances réservées, et nous n’avons pas pu vous joindre.',
      'Votre profil ne correspond pas à votre identité ou à vos études.',
      'Vous avez écrit à d’autres personnes des propos blessants ou menaçants.',
      'Vous avez demandé à être payé en dehors d’Abroad Mentors.',
    ],
  },
  lifted: {
    title: 'Votre compte est de nouveau actif',
    lead: 'Vous pouvez de nouveau tout utiliser. Si vous êtes mentor, les étudiants peuvent désormais vous trouver et réserver.',
    button: 'Voir vos réservations',
  },
};
