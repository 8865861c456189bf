import type { ReportWords } from './words.ts';

export const fr: ReportWords = {
  see_reports: 'Voir vos signalements',
  see_rules: 'Voir nos règles',
  why_address: 'Vous recevez cet e-mail parce qu’un signalement a été envoyé avec cette adresse e-mail.',
  received: {
    title: 'Nous avons reçu votre signalement',
    lead: (code) =>
      `Votre signalement porte le numéro ${code}. Une personne de notre équipe va l’examiner, et nous vous enverrons la suite par e-mail.`,
  },
  outcome: {
    title: 'La suite donnée à votre signalement',
    leads: {
      removed: (code) =>
        `Nous avons examiné votre signalement ${code}. Le contenu était contraire à nos règles, et nous l’avons retiré. Merci de nous avoir prévenus.`,
      acted: (code) =>
        `Nous avons examiné votre signalement ${code}. C’était contraire à nos règles, et nous avons agi. La mesure prise reste confidentielle. Merci de nous avoir prévenus.`,
      nothing: (code) =>
        `Nous avons examiné votre signalement ${code} et n’avons rien trouvé de contraire à nos règles. S’il se passe autre chose, signalez-le à nouveau.`,
      reversed: (code) =>
        `Nous avions agi après votre signalement ${code}. À la suite d’un appel, nous l’avons réexaminé et avons changé notre décision.`,
    },
  },
  decision: {
    title: 'Nous avons pris une décision vous concernant',
    lead: 'Voici ce que nous avons décidé et pourquoi. Si vous n’êtes pas d’accord, vous pouvez faire appel pendant 6 mois.',
    label: 'Notre décision',
    button: 'Voir la décision',
  },
  appeal: {
    upheld: {
      title: 'Votre appel : la décision est maintenue',
      lead: 'Nous avons réexaminé la décision et ne l’avons pas changée.',
    },
    overturned: {
      title: 'Votre appel : la décision est annulée',
      lead: 'Vous aviez raison. La décision ne compte plus, et ses effets sont annulés.',
    },
    label: 'Notre réponse',
    button: 'Voir la décision',
  },
};
