import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const fr: AccountWords = {
  email_changed: {
    subject: 'Votre adresse e-mail a changé',
    heading: 'Votre adresse e-mail a changé',
    lead: (address, support) =>
      `Nous envoyons désormais vos e-mails d’${brand()} à ${address}. Votre fournisseur de connexion nous a indiqué cette adresse. Si ce changement ne vient pas de vous, sécurisez votre compte chez lui et écrivez à ${support}.`,
    button: 'Voir vos paramètres',
    why: 'Vous recevez cet e-mail car cette adresse était celle de votre compte Abroad Mentors.',
  },
};
