import type { PayoutAccountMailWords } from './words.ts';

export const fr: PayoutAccountMailWords = {
  bank_changed: {
    subject: 'Votre compte bancaire pour les versements a changé',
    leads: {
      held: (last4, until) =>
        `Nous vous payons désormais sur le compte se terminant par ${last4}. Pour protéger votre argent, nous vérifions chaque versement jusqu’au ${until}.`,
      now: (last4) => `Nous vous payons désormais sur le compte se terminant par ${last4}.`,
    },
    warning: (contact) =>
      `Si vous n’êtes pas à l’origine de ce changement, quelqu’un d’autre utilise peut-être votre compte. Écrivez tout de suite à ${contact}.`,
    button: 'Voir vos revenus',
    why: 'Vous recevez cet e-mail parce que vous êtes payé via Abroad Mentors.',
  },
  restricted: {
    subject: 'Il manque une information pour vous payer',
    lead: (contact) =>
      `Le service de versement a besoin d’autres informations avant que nous puissions vous payer. Vos revenus sont en sécurité. Ouvrez vos revenus pour voir ce qui manque. Une question ? Écrivez à ${contact}.`,
    button: 'Voir ce qui manque',
    why: 'Vous recevez cet e-mail parce que vous êtes payé via Abroad Mentors.',
  },
  rejected: {
    subject: 'Nous ne pouvons pas vous payer sur ce compte',
    lead: (contact) =>
      `Le service de versement a refusé votre compte. Vos revenus sont en sécurité. Écrivez à ${contact} et nous chercherons une autre solution.`,
    button: 'Voir vos revenus',
    why: 'Vous recevez cet e-mail parce que vous êtes payé via Abroad Mentors.',
  },
};
