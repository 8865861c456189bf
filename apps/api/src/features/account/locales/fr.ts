import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const fr: AccountWords = {
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
  email_changed: {
    subject: 'Votre adresse e-mail a changé',
    heading: 'Votre adresse e-mail a changé',
    lead: (address, support) =>
      `Nous envoyons désormais vos e-mails d’${brand()} à ${address}. Votre fournisseur de connexion nous a indiqué cette adresse. Si ce changement ne vient pas de vous, sécurisez votre compte chez lui et écrivez à ${support}.`,
    button: 'Voir vos paramètres',
    why: 'Vous recevez cet e-mail car cette adresse était celle de votre compte Abroad Mentors.',
  },
};
