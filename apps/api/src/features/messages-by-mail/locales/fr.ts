import type { MessageMailWords } from './words.ts';

export const fr: MessageMailWords = {
  answer_above: '--- Écrivez votre réponse au-dessus de cette ligne ---',
  unread: {
    title: (person) => `${person} vous a écrit`,
    lead: ({ count, answerable }) =>
      `${count === 1 ? 'Vous avez un message non lu.' : `Vous avez ${count} messages non lus.`}${answerable ? ' Répondez à cet e-mail, ou sur le site.' : ''}`,
    quote: (person) => `Message reçu : ${person}`,
    button: 'Ouvrir la conversation',
  },
  files: {
    title: 'Votre message a été envoyé sans tous ses fichiers',
    because: {
      no_session: 'Vous pourrez envoyer des fichiers dès qu’une séance sera confirmée.',
      unfit: 'Nous acceptons PDF, PNG, JPEG, WebP et texte brut, si le fichier n’est ni endommagé ni dangereux.',
      too_many: 'Un message prend 5 fichiers.',
    },
    names: 'Fichiers non envoyés',
    button: 'Ouvrir la conversation',
  },
  refused: {
    title: 'Votre réponse n’a pas été envoyée',
    because: {
      sender: 'Nous n’avons pas pu vérifier que l’e-mail vient de votre adresse.',
      expired: 'L’e-mail auquel vous avez répondu est trop ancien.',
      empty: 'Nous n’avons trouvé aucun texte de votre part dans l’e-mail.',
      repeated: 'Vous aviez envoyé exactement le même e-mail juste avant, comme le font les réponses automatiques.',
      unreadable: 'Nous n’avons pas pu lire l’e-mail.',
      too_long: 'Un message peut contenir 4 000 caractères au plus.',
      closed: 'Cette conversation n’accepte pas de messages de votre part en ce moment.',
      too_many: 'Vous avez atteint le nombre de messages que nous acceptons par e-mail en une heure.',
    },
    instead: 'Écrivez plutôt dans la conversation.',
    button: 'Ouvrir la conversation',
  },
};
