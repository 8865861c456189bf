import type { SuspensionWords } from './words.ts';

export const fr: SuspensionWords = {
  presets: [
    'Vous avez manqué des séances réservées, et nous n’avons pas pu vous joindre.',
    'Votre profil ne correspond pas à votre identité ou à vos études.',
    'Vous avez écrit à d’autres personnes des propos blessants ou menaçants.',
    'Vous avez demandé à être payé en dehors d’Abroad Mentors.',
  ],
  lifted: {
    title: 'Votre compte est de nouveau actif',
    lead: 'Vous pouvez de nouveau tout utiliser. Si vous êtes mentor, les étudiants peuvent désormais vous trouver et réserver.',
    button: 'Voir vos réservations',
  },
};
