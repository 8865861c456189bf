import type { ProofWords } from './words.ts';

export const fr: ProofWords = {
  code: {
    title: (code) => `Votre code : ${code}`,
    lead: ({ person, university, minutes }) =>
      `${person} souhaite montrer son lien avec ${university} et a indiqué cette adresse. Le code est valable ${minutes} minutes.`,
    code_label: 'Code',
    ignore: 'Si ce n’est pas vous, ignorez cet e-mail : il ne se passera rien.',
    button: 'Saisir le code',
    why: 'Vous recevez cet e-mail parce que quelqu’un a indiqué votre adresse. Nous ne la conservons pas.',
  },
  news: {
    proven: {
      title: (at) => `Nous avons vérifié votre diplôme de ${at}`,
      lead: 'Votre profil indique maintenant que nous l’avons vu. Nous supprimerons vos documents dans 30 jours.',
      button: 'Voir votre profil',
    },
    refused: {
      title: (at) => `Nous n’avons pas pu accepter votre document de ${at}`,
      lead: 'Vous pouvez en envoyer un autre depuis votre profil. Nous supprimerons celui-ci dans 30 jours.',
      button: 'Envoyer un autre document',
    },
    revoked: {
      title: (at) => `Votre preuve pour ${at} ne compte plus`,
      lead: 'Votre profil ne l’affiche plus. Vous pouvez nous envoyer un document à la place.',
      button: 'Ouvrir votre profil',
    },
    old: {
      title: (at) => `Avez-vous toujours votre adresse e-mail de ${at} ?`,
      lead: 'Nous l’avons vérifiée il y a deux ans, et votre profil affiche cette date. Si vous l’avez toujours, prouvez-la à nouveau pour afficher une nouvelle date. Sinon, rien ne change.',
      button: 'Prouver à nouveau',
    },
  },
  refusals: {
    name_differs: 'Le nom indiqué n’est pas celui de votre profil.',
    institution_differs: 'Il vient d’une autre université.',
    dates_differ: 'Ses dates ne sont pas celles de votre profil.',
    unreadable: 'Nous n’avons pas pu le lire.',
    not_a_degree: 'Il ne montre pas de diplôme.',
    looks_altered: 'Il semble avoir été modifié.',
    other: 'Il ne montre pas ce que dit votre profil.',
  },
  invite: {
    title: (at) => `${at} vous cite parmi les siens`,
    lead: 'Acceptez-le dans votre profil, à côté de vos études dans cette université. Rien n’est affiché avant cela.',
    button: 'Ouvrir votre profil',
  },
};
