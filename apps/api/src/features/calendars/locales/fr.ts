import type { CalendarMailWords } from './words.ts';

export const fr: CalendarMailWords = {
  subject: (name) => `Votre agenda ${name} n’est plus synchronisé`,
  heading: (name) => `Votre agenda ${name} n’est plus synchronisé`,
  leads: {
    signed_out:
      'Nous n’y avons plus accès, par exemple parce qu’un mot de passe a changé ou que l’autorisation a été retirée. Reconnectez-le. D’ici là, nous ne voyons pas vos plages occupées et vos créneaux sont masqués.',
    gone: 'Un des agendas choisis n’existe plus. Choisissez-en un autre. D’ici là, nous ne voyons pas vos plages occupées et vos créneaux sont masqués.',
    silent:
      'L’agenda ne répond plus depuis un moment, et nous continuons d’essayer. Nous ne voyons pas vos plages occupées et vos créneaux sont masqués pour le moment. Si cela dure, vérifiez le lien ou reconnectez-le.',
  },
  unreadable: {
    lead: (what) =>
      `${what} Tant que nous ne pouvons pas le lire, nous ne savons pas quand vous êtes pris et vos horaires sont masqués.`,
    entry: (calendar, entry, fault) =>
      `Dans ${calendar}, nous ne pouvons pas lire ${entry}. ${fault} Corrigez-la ou supprimez-la là-bas.`,
    titled: (title, day) =>
      day === null ? `l’entrée «\u00a0${title}\u00a0»` : `l’entrée «\u00a0${title}\u00a0» du ${day}`,
    untitled: (day) => (day === null ? 'une entrée sans titre' : `une entrée du ${day}`),
    faults: {
      time: 'Son début ou sa fin n’est pas une heure.',
      duration: 'Sa durée n’est pas une durée lisible.',
      rule: 'Nous ne comprenons pas à quel rythme elle se répète.',
      too_much: 'Elle se répète plus souvent que nous ne pouvons le suivre.',
    },
    whole: {
      not_a_calendar: 'Ce que son serveur envoie n’est pas un agenda. Vérifiez son adresse ou reconnectez-le.',
      cut_off: 'Ce que son serveur envoie s’interrompt avant la fin. Nous continuons d’essayer.',
      too_large:
        'Il contient plus que nous ne pouvons lire. Supprimez-y d’anciennes entrées, ou partagez un agenda plus petit.',
    },
  },
  button: 'Voir vos agendas',
  why: 'Vous recevez cet e-mail car vous avez connecté un agenda à Abroad Mentors.',
};
