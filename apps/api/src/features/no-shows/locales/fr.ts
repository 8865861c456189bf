import { withMoney } from './with-money.ts';
import type { NoShowWords } from './words.ts';

export const fr: NoShowWords = {
  contested: ({ name, service, when, until, is_paid }) => ({
    title: `${name} affirme avoir été là`,
    lead: withMoney(
      is_paid,
      `Vous avez signalé une absence\u00a0: ${service}, ${when}. Nous examinerons vos deux versions et déciderons au plus tard le ${until}.`,
      'Le paiement est en attente jusque-là.',
    ),
  }),
  ended: {
    mentor_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Votre absence est retenue\u00a0: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `La séance avec ${name} compte comme une absence du mentor.`,
          'Le remboursement est intégral.',
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `L’absence de ${name} est retenue\u00a0: ${service}, ${when}`,
        lead: withMoney(is_paid, 'La séance compte comme une absence du mentor.', 'Le remboursement est intégral.'),
      }),
    },
    prospect_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `L’absence de ${name} est retenue\u00a0: ${service}, ${when}`,
        lead: withMoney(is_paid, 'La séance compte comme une absence de l’étudiant.', 'Le paiement vous reste acquis.'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Votre absence est retenue\u00a0: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `La séance avec ${name} compte comme une absence de l’étudiant.`,
          'Il n’y a pas de remboursement.',
        ),
      }),
    },
    both_came: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Votre séance a eu lieu\u00a0: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `La séance avec ${name} compte comme terminée. Le signalement ne compte plus.`,
          'Le paiement vous reste acquis.',
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Votre séance a eu lieu\u00a0: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `La séance avec ${name} compte comme terminée. Le signalement ne compte plus.`,
          'Il n’y a pas de remboursement.',
        ),
      }),
    },
    technical: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Problème technique\u00a0: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Un problème technique a empêché votre séance avec ${name}. Elle ne compte pour aucun de vous deux.`,
          `La moitié du prix est remboursée à ${name}. Le reste vous est acquis.`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Problème technique\u00a0: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Un problème technique a empêché votre séance avec ${name}. Elle ne compte pour aucun de vous deux.`,
          'La moitié du prix vous est remboursée.',
        ),
      }),
    },
  },
  button: 'Voir la réservation',
  find: { paid: 'Trouver un autre mentor à un prix proche ou moins cher', free: 'Trouver un autre mentor' },
  found: 'Ce que nous avons constaté',
  unnamed: 'L’autre personne',
};
