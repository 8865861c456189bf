import { toEither } from '../../../mail/locales/index.ts';
import type { BookingWords, Named } from './words.ts';

const attached = 'L’invitation est jointe.';
const updates = 'Le fichier joint met à jour votre agenda.';
const joinEarly = 'Vous pouvez rejoindre la séance dix minutes avant le début.';

const before = (named: Named) => (named.before === null ? '' : `L’ancien horaire était\u00a0: ${named.before}. `);
const held = (named: Named) =>
  named.until === null
    ? `Le créneau vous est gardé. Nous vous écrirons dès la réponse.`
    : `Le créneau vous est gardé jusqu’au\u00a0: ${named.until}. Nous vous écrirons dès la réponse.`;
const answerable = (named: Named) =>
  named.until === null
    ? 'Acceptez ou refusez la demande. Le créneau est gardé d’ici là.'
    : `Acceptez ou refusez la demande. Dernier délai\u00a0: ${named.until}. Le créneau est gardé d’ici là.`;
const movedRequest = (named: Named) => `Demande déplacée\u00a0: ${named.service} avec ${named.them}, ${named.when}`;
/** Who accepted the time that the other person had proposed; null where there was no proposal. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader
    ? `Vous avez accepté le nouvel horaire proposé par ${named.them}`
    : `${named.them} a accepté votre nouvel horaire`;
}

const reportedAbsent = toEither(({ is_paid, service, them, when, until }: Named) => ({
  subject: `Absence signalée\u00a0: ${service} avec ${them}, ${when}`,
  heading: `${them} a signalé votre absence`,
  lead: `Dites ce qui s’est passé avant le ${until}. Sans réponse, le signalement est retenu.${is_paid ? ' Le paiement est en attente jusque-là.' : ''}`,
}));

const mails: BookingWords['mails'] = {
  booked: {
    prospect: (named) => ({
      subject: `Confirmée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Votre séance avec ${named.them} est confirmée`,
      lead: `${attached} Notez vos questions avant la séance.`,
    }),
    mentor: (named) => ({
      subject: `Nouvelle réservation, ${named.them}\u00a0: ${named.service}, ${named.when}`,
      heading: `${named.them} a réservé une séance avec vous`,
      lead: `La séance est confirmée. ${attached}`,
    }),
  },
  requested: {
    prospect: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `Votre demande envoyée à ${named.them} a un nouvel horaire`,
            lead: `${before(named)}${held(named)}`,
          }
        : {
            subject: `Demande envoyée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
            heading: `Vous avez demandé une séance avec ${named.them}`,
            lead: held(named),
          },
    mentor: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `${named.them} a accepté votre nouvel horaire`,
            lead: `${before(named)}${answerable(named)}`,
          }
        : {
            subject: `Nouvelle demande, ${named.them}\u00a0: ${named.service}, ${named.when}`,
            heading: `${named.them} demande une séance avec vous`,
            lead: answerable(named),
          },
  },
  accepted: {
    prospect: (named) => ({
      subject: `Confirmée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `${named.them} a accepté votre demande`,
      lead: `Votre séance est confirmée. ${attached}`,
    }),
    mentor: (named) => ({
      subject: `Confirmée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Vous avez accepté la demande envoyée par ${named.them}`,
      lead: `La séance est confirmée. ${attached}`,
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} a refusé votre demande\u00a0: ${named.service}, ${named.when}`,
      heading: `${named.them} a refusé votre demande`,
      lead: 'Un autre créneau conviendra peut-être. Vous pouvez aussi choisir un autre mentor du même parcours.',
    }),
    mentor: (named) => ({
      subject: `Refusée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Vous avez refusé la demande envoyée par ${named.them}`,
      lead: 'Le créneau est de nouveau libre.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Annulée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Vous avez annulé votre séance' : `${named.them} a annulé votre séance`,
      lead: 'Le fichier joint la retire de votre agenda.',
    }),
    mentor: (named) => ({
      subject: `Annulée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Vous avez annulé une séance' : `${named.them} a annulé une séance`,
      lead: 'Le créneau est de nouveau libre. Le fichier joint retire la séance de votre agenda.',
    }),
  },
  contract_withdrawn: toEither(({ service, them, when }) => ({
    subject: `Rétractation\u00a0: ${service} avec ${them}, ${when}`,
    heading: `${them} s’est rétracté du contrat`,
    lead: 'Dans l’UE, un étudiant peut se rétracter d’un contrat avec un professionnel pendant 14 jours, avec un remboursement intégral. Le fichier joint retire la séance de votre agenda.',
  })),
  rescheduled: {
    prospect: (named) => ({
      subject: `Déplacée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading:
        accepted(named) ??
        (named.by_reader ? 'Vous avez déplacé votre séance' : `${named.them} a déplacé votre séance`),
      lead: `${before(named)}${updates}`,
    }),
    mentor: (named) => ({
      subject: `Déplacée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading:
        accepted(named) ?? (named.by_reader ? 'Vous avez déplacé une séance' : `${named.them} a déplacé une séance`),
      lead: `${before(named)}${updates}`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Demande retirée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: 'Vous avez retiré votre demande',
      lead: 'Le créneau ne vous est plus gardé.',
    }),
    mentor: (named) => ({
      subject: `Demande retirée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `${named.them} a retiré une demande`,
      lead: 'Vous n’avez rien à faire. Le créneau est de nouveau libre.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `Demande expirée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `${named.them} n’a pas répondu à temps`,
      lead: 'Le créneau n’est plus gardé. Choisissez-en un autre, ou un autre mentor du même parcours.',
    }),
    mentor: (named) => ({
      subject: `Demande expirée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `La demande envoyée par ${named.them} a expiré`,
      lead: 'Vous n’avez pas répondu à temps. Le créneau est de nouveau libre.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Demain\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Votre séance avec ${named.them} est dans 24 heures`,
      lead: 'En cas d’empêchement, annulez dès maintenant\u00a0: quelqu’un d’autre pourra réserver le créneau.',
    }),
    mentor: (named) => ({
      subject: `Demain\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Votre séance avec ${named.them} est dans 24 heures`,
      lead: `En cas d’empêchement, annulez dès maintenant et dites pourquoi à ${named.them}.`,
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `Dans une heure\u00a0: ${named.service} avec ${named.them}, ${named.time}`,
      heading: `Votre séance avec ${named.them} commence dans une heure`,
      lead: joinEarly,
    }),
    mentor: (named) => ({
      subject: `Dans une heure\u00a0: ${named.service} avec ${named.them}, ${named.time}`,
      heading: `Votre séance avec ${named.them} commence dans une heure`,
      lead: joinEarly,
    }),
  },
  proposed: toEither(({ service, them, when }) => ({
    subject: `Nouveaux créneaux proposés\u00a0: ${service} avec ${them}, ${when}`,
    heading: `${them} propose un autre créneau`,
    lead: 'Votre séance garde son horaire actuel tant que vous n’avez pas choisi. Les créneaux proposés ne sont pas gardés.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `Créneaux refusés\u00a0: ${service} avec ${them}, ${when}`,
    heading: `${them} a refusé vos créneaux`,
    lead: 'La séance garde son horaire actuel. Rien ne change dans votre agenda.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `Comment rejoindre\u00a0: ${service} avec ${them}, ${when}`,
    heading: `${them} a ajouté comment rejoindre`,
    lead: 'Le fichier joint met à jour votre agenda.',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `Lien à ajouter\u00a0: ${service} avec ${them}, ${when}`,
          heading: `Votre séance avec ${them} n’a pas encore de lien`,
          lead: `Ajoutez-le maintenant pour que ${them} sache où vous rejoindre. ${them} le reçoit par e-mail.`,
        }
      : {
          subject: `Lieu à indiquer\u00a0: ${service} avec ${them}, ${when}`,
          heading: `Votre séance avec ${them} n’a encore ni numéro ni adresse`,
          lead: `Indiquez-le maintenant. ${them} le reçoit par e-mail.`,
        },
  ),
  no_show_mentor: reportedAbsent,
  no_show_prospect: reportedAbsent,
};

const labels: BookingWords['labels'] = {
  yours: 'Votre heure',
  message: (name) => `Message de la part de ${name}`,
  reason: (name) => `Le motif, selon ${name}`,
  your_message: 'Votre message',
  your_reason: 'Votre motif',
  open: 'Voir la réservation',
  answer: 'Répondre à la demande',
  say: 'Dire ce qui s’est passé',
  pay: 'Payer maintenant',
  find: 'Trouver un autre créneau',
  link_by_mentor: (name) => `${name} vous enverra le lien avant la séance.`,
  link_by_you: 'Envoyez vous-même le lien avant la séance. Aucun de vos agendas connectés ne peut en créer un.',
  place_by_mentor: (name) => `${name} vous le dira avant la séance.`,
  place_by_you: 'Dites-le à l’étudiant avant la séance. Votre service n’a ni adresse ni numéro de téléphone.',
  unsubscribe: 'Arrêter les rappels',
  why: 'Vous recevez cet e-mail car vous avez une réservation sur Abroad Mentors.',
  times: 'Créneaux proposés',
  choose: 'Choisir un créneau',
};

export const fr: BookingWords = { mails, labels };
