import { deal, dealMails } from './deals/fr.ts';
import type { BookingMailWords, MailWords } from './mail-words.ts';
import { searchNews } from './news/fr.ts';
import { notices } from './notices/fr.ts';

const moment = (day: string, time: string) => `${day}, ${time}`;

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `C’est réservé : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Vous avez une séance avec ${named.them}`,
      lead: 'Elle est dans le fichier d’agenda joint à cet e-mail. Préparez vos questions : quelques lignes envoyées à l’avance aident beaucoup.',
    }),
    mentor: (named) => ({
      subject: `${named.them} a réservé ${named.service}, ${named.when}`,
      heading: `${named.them} a réservé une séance avec vous`,
      lead: 'Elle est déjà confirmée, et dans le fichier d’agenda joint à cet e-mail.',
    }),
  },
  requested: {
    prospect: (named) => ({
      subject: `Demande envoyée : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Vous avez demandé une séance à ${named.them}`,
      lead: `Nous vous gardons le créneau${named.until === null ? '' : ` (dernier délai : ${named.until})`} et vous écrivons dès la réponse de votre mentor.`,
    }),
    mentor: (named) => ({
      subject: `${named.them} vous demande ${named.service}, ${named.when}`,
      heading: `${named.them} vous demande une séance`,
      lead: `Acceptez ou refusez la demande${named.until === null ? '' : ` (dernier délai : ${named.until})`} ; d’ici là, le créneau est gardé.`,
    }),
  },
  accepted: {
    prospect: (named) => ({
      subject: `${named.them} a accepté : ${named.service}, ${named.when}`,
      heading: `${named.them} a accepté votre demande`,
      lead: 'La séance est confirmée, et dans le fichier d’agenda joint à cet e-mail.',
    }),
    mentor: (named) => ({
      subject: `C’est confirmé : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Vous avez accepté la demande envoyée par ${named.them}`,
      lead: 'La séance est confirmée, et dans le fichier d’agenda joint à cet e-mail.',
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} ne peut pas assurer votre séance, ${named.when}`,
      heading: `${named.them} ne peut pas assurer cette séance`,
      lead: 'Le créneau est de nouveau libre. Un autre vous conviendra peut-être à tous les deux, ou un autre mentor sur le même parcours.',
    }),
    mentor: (named) => ({
      subject: `C’est refusé : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Vous avez refusé la demande envoyée par ${named.them}`,
      lead: 'Le créneau est de nouveau libre.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Séance annulée : ${named.service} avec ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Vous avez annulé votre séance' : `${named.them} a annulé votre séance`,
      lead: 'Le fichier d’agenda joint à cet e-mail la retire de votre agenda.',
    }),
    mentor: (named) => ({
      subject: `Séance annulée : ${named.service} avec ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Vous avez annulé une séance' : `${named.them} a annulé une séance`,
      lead: 'Le créneau est de nouveau libre. Le fichier d’agenda joint à cet e-mail retire la séance de votre agenda.',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `Séance déplacée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Vous avez déplacé votre séance' : `${named.them} a déplacé votre séance`,
      lead: `${named.before === null ? '' : `Elle était prévue le ${named.before}. `}Le fichier d’agenda joint à cet e-mail la déplace dans votre agenda.`,
    }),
    mentor: (named) => ({
      subject: `Séance déplacée\u00a0: ${named.service} avec ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Vous avez déplacé une séance' : `${named.them} a déplacé une séance`,
      lead: `${named.before === null ? '' : `Elle était prévue le ${named.before}. `}Le fichier d’agenda joint à cet e-mail la déplace dans votre agenda.`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Demande retirée : ${named.service} avec ${named.them}, ${named.when}`,
      heading: 'Vous avez retiré votre demande',
      lead: 'Nous ne vous gardons plus le créneau.',
    }),
    mentor: (named) => ({
      subject: `${named.them} a retiré une demande : ${named.service}, ${named.when}`,
      heading: `${named.them} a retiré une demande`,
      lead: 'Il n’y a plus rien à répondre, et le créneau est de nouveau libre.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `Sans réponse à temps : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `${named.them} n’a pas répondu à temps`,
      lead: 'Nous ne gardons plus le créneau. Choisissez-en un autre, ou un autre mentor sur le même parcours.',
    }),
    mentor: (named) => ({
      subject: `Demande expirée : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `La demande envoyée par ${named.them} a expiré`,
      lead: 'Elle est restée sans réponse, et le créneau est de nouveau libre.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Demain : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Votre séance avec ${named.them} a lieu dans 24 heures`,
      lead: 'En cas d’empêchement, annulez dès maintenant : quelqu’un d’autre pourra prendre le créneau.',
    }),
    mentor: (named) => ({
      subject: `Demain : ${named.service} avec ${named.them}, ${named.when}`,
      heading: `Votre séance avec ${named.them} a lieu dans 24 heures`,
      lead: 'En cas d’empêchement, annulez dès maintenant et dites pourquoi : c’est plus aimable qu’une salle vide.',
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `Dans une heure : ${named.service} avec ${named.them}, ${named.time}`,
      heading: `Votre séance avec ${named.them} commence dans une heure`,
      lead: 'Vous pouvez entrer dix minutes avant le début.',
    }),
    mentor: (named) => ({
      subject: `Dans une heure : ${named.service} avec ${named.them}, ${named.time}`,
      heading: `Votre séance avec ${named.them} commence dans une heure`,
      lead: 'Vous pouvez entrer dix minutes avant le début.',
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: 'Arrêter les rappels ?',
    text: 'Vous ne recevrez plus d’e-mail 24 heures et 1 heure avant vos séances. Ce que fait l’autre personne vous parvient toujours.',
  },
  done: {
    title: 'Les rappels sont arrêtés',
    text: 'Nous ne vous écrivons plus avant vos séances. Vous pouvez rétablir les rappels à tout moment.',
  },
  button: 'Arrêter les rappels',
  settings: 'Tous les réglages des e-mails',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `Votre agenda ${name} est illisible`,
  heading: (name) => `Nous n’arrivons pas à lire votre agenda ${name}`,
  leads: {
    signed_out:
      'Il ne nous laisse plus entrer, par exemple parce qu’un mot de passe a changé ou que l’autorisation a été retirée. Reconnectez-le\u00a0; d’ici là, nous ne savons pas quand vous êtes pris et vos horaires sont masqués.',
    gone: 'L’un des agendas que vous aviez choisis n’existe plus. Choisissez-en un autre\u00a0; d’ici là, nous ne savons pas quand vous êtes pris et vos horaires sont masqués.',
    silent:
      'Il ne répond plus depuis un moment. Nous continuons d’essayer. Tant qu’il ne répond pas, nous ne savons pas quand vous êtes pris et vos horaires sont masqués. Si cela dure, vérifiez son adresse ou reconnectez-le.',
  },
  button: 'Voir vos agendas',
  why: 'Vous recevez cet e-mail car vous avez connecté un agenda à Abroad Mentors. Nous écrivons une seule fois par panne.',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: 'Votre adresse e-mail a changé',
  heading: 'Votre adresse e-mail a changé',
  lead: (address, support) =>
    `Nous envoyons désormais vos e-mails d’Abroad Mentors à ${address}, car votre service de connexion nous a indiqué cette adresse. Si ce changement ne vient pas de vous, sécurisez votre compte auprès de ce service et écrivez à ${support}.`,
  button: 'Voir vos paramètres',
  why: 'Vous recevez cet e-mail car cette adresse était celle de votre compte Abroad Mentors.',
};

const platforms: MailWords['platforms'] = {
  google_meet: 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  phone: 'Appel téléphonique',
  in_person: 'Sur place',
};

const labels: MailWords['labels'] = {
  product: 'Abroad Mentors',
  service: 'Séance',
  place: 'Où',
  yours: 'Votre heure',
  message: (name) => `Message de la part de ${name}`,
  reason: (name) => `Le motif, selon ${name}`,
  your_message: 'Votre message',
  your_reason: 'Votre motif',
  deleted_user: 'Compte supprimé',
  removed_from_calendar: 'La séance a été retirée de l’agenda du mentor.',
  open: 'Voir la réservation',
  answer: 'Répondre à la demande',
  find: 'Trouver un autre créneau',
  link_by_mentor: (name) => `${name} vous envoie le lien avant la séance.`,
  link_by_you: 'Envoyez vous-même le lien avant la séance : aucun agenda connecté ne peut en créer un.',
  place_by_mentor: (name) => `${name} vous le dit avant la séance.`,
  place_by_you: 'Dites-le avant la séance : le service n’indique ni lieu ni numéro.',
  unsubscribe: 'Arrêter les rappels',
  why: 'Vous recevez cet e-mail car vous avez une réservation sur Abroad Mentors.',
};

export const fr: MailWords = {
  dates: 'fr',
  direction: 'ltr',
  moment,
  labelled: (label, value) => `${label} : ${value}`,
  comma: ', ',
  bookingMails,
  deal,
  calendarBroken,
  emailChanged,
  searchNews,
  notices,
  unsubscribe,
  platforms,
  labels,
};
