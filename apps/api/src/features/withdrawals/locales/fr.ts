import type { WithdrawalWords } from './words.ts';

export const fr: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `Rétractation reçue\u00a0: ${service}, ${when}`,
    heading: 'Vous vous êtes rétracté du contrat',
    lead: `Nous avons reçu votre rétractation le ${received}. La séance est annulée et vous êtes remboursé intégralement\u00a0: ${amount}. Conservez cet e-mail comme accusé de réception.`,
  }),
  label: 'Votre rétractation',
  declaration: ({ service, name, when }) =>
    `Je me rétracte du contrat portant sur cette séance\u00a0: ${service} avec ${name}, ${when}.`,
  seller: 'Professionnel',
  student: 'Nom',
  confirm_to: 'Accusé de réception envoyé à',
  received: 'Reçue le',
  button: 'Voir la réservation',
};
