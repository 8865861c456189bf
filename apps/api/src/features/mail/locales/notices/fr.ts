import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  digest: {
    title: (count) =>
      count === 1 ? '1 autre changement dans vos réservations' : `${count} autres changements dans vos réservations`,
    lead: 'Il s’est passé beaucoup de choses en une heure\u00a0: nous les avons réunies dans un seul e-mail. Vos réservations montrent où vous en êtes.',
    button: 'Voir vos réservations',
  },
  suspended: {
    title: 'Votre compte est suspendu',
    lead: (support) =>
      `Pour l’instant, vous ne pouvez ni réserver, ni proposer de séances, ni rien modifier. Les séances confirmées ont toujours lieu\u00a0: vous pouvez les rejoindre ou les annuler. Vous pouvez aussi télécharger vos données. Si vous pensez que c’est une erreur, écrivez à ${support}.`,
    reason: 'Motif',
    button: 'Voir votre compte',
  },
  lifted: {
    title: 'Votre compte est de nouveau actif',
    lead: 'Vous pouvez de nouveau tout utiliser. Si vous êtes mentor, les étudiants peuvent désormais vous trouver et réserver.',
    button: 'Voir vos réservations',
  },
  welcome: {
    title: 'Votre profil de mentor est en ligne',
    lead: 'Les étudiants peuvent désormais vous trouver et réserver. Une photo, un lien de connexion et votre agenda vous aident à obtenir une première séance. Votre espace mentor montre ce qu’il reste à faire, vos prochaines séances et vos demandes.',
    button: 'Ouvrir votre espace mentor',
  },
  why: 'Vous recevez cet e-mail parce que vous avez un compte chez nous.',
};
