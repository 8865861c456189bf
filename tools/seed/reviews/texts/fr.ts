import type { ReviewTexts } from './review-texts.ts';

export const FR: ReviewTexts = {
  5: {
    any: [
      'En une demi-heure, {name} a mis de l’ordre dans six mois de recherches. Je sais enfin par quoi commencer.',
      'Des réponses franches, sans chercher à me vendre quoi que ce soit. Ça change.',
      'J’avais honte de certaines questions. Aucune n’a paru bête, et j’ai eu une vraie réponse à chacune.',
      '{name} avait lu mon message avant l’appel et avait préparé des notes. Rien à redire.',
      'Après deux refus, je n’y croyais plus. On a repris mon dossier ensemble et je dépose à nouveau en janvier.',
    ],
    scholarships: [
      'Je ne savais pas que je pouvais cumuler deux bourses. On a vérifié le règlement ensemble pendant l’appel.',
    ],
    'motivation-letter': ['Ma lettre est passée de deux pages à une seule, et on me reconnaît enfin dedans.'],
    'visa-and-permits': [
      'Le dossier de visa me faisait peur. Maintenant, j’ai une liste, dans l’ordre, avec les délais.',
    ],
    'student-housing': ['Des conseils très concrets pour trouver une chambre, et surtout pour éviter les arnaques.'],
    'choosing-a-programme': [
      'On a comparé les cours de mes deux masters ligne par ligne. Le choix s’est fait tout seul.',
    ],
  },
  4: {
    any: [
      'Très utile et sympathique. Un peu court pour toutes mes questions.',
      'Bons conseils. Pour ma filière, {name} m’a dit honnêtement ne pas tout savoir.',
      'Le son n’était pas terrible au début, mais le fond était excellent.',
    ],
    budgeting: [
      'On a fait mon budget mois par mois. Deux ou trois prix ont augmenté depuis, mais la méthode est bonne.',
    ],
  },
  3: {
    any: [
      'Échange agréable, mais j’en avais déjà lu une bonne partie sur internet.',
      'Correct. J’attendais plus de remarques sur mon dossier, que j’avais envoyé un peu tard.',
    ],
  },
  2: { any: ['Trop général. Je posais des questions sur ma situation et j’ai surtout entendu des souvenirs.'] },
  1: { any: ['Un quart d’heure de retard sur trente minutes, il n’est pas resté grand-chose de la séance.'] },
};
