import type { PayoutWords } from './words.ts';

export const fr: PayoutWords = {
  held: ({ amount }) => ({
    title: `Nous vérifions votre versement : ${amount}`,
    lead: 'Nous regardons certains versements avant de les envoyer, comme le premier. Cela prend en général deux jours. Vous n’avez rien à faire.',
  }),
  paid: ({ amount }) => ({
    title: `Nous vous avons versé ${amount}`,
    lead: 'L’argent est à votre banque. Votre relevé détaille chaque séance.',
  }),
  failed: ({ amount }) => ({
    title: `Votre banque a renvoyé ${amount}`,
    lead: 'Rien n’est perdu. Vérifiez votre compte bancaire, puis relancez le versement.',
  }),
  cancelled: () => ({
    title: 'Nous avons annulé votre versement',
    lead: 'Nous ne l’avons pas envoyé. L’argent reste à vous, et ses séances passent dans votre prochain versement.',
  }),
  debt: ({ debt, service }) => ({
    title: `${debt} seront retenus sur votre prochain versement`,
    lead: `${service} a été remboursé alors que nous vous l’avions déjà versé.`,
  }),
  route_off: ({ amount }) => ({
    title: `Nous ne pouvons pas verser vos ${amount} pour l’instant`,
    lead: 'Les versements vers votre pays sont suspendus. Votre argent est en sécurité et partira dès que ce sera de nouveau possible.',
  }),
  button: 'Voir vos versements',
};
