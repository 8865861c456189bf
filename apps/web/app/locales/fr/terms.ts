export default {
  'terms.mentor_changed':
    'Nos conditions d’utilisation pour les mentors ont changé. Acceptez-les pour continuer à accepter des demandes et à ajouter des services.',
  'terms.platform_changed': 'Nos conditions d’utilisation ont changé. Lisez-les et acceptez-les.',
  'terms.read': 'Lire et accepter',
  'terms.mentor_title': 'Conditions d’utilisation pour les mentors',
  'terms.platform_title': 'Conditions d’utilisation',
  'terms.accept': 'J’accepte',
  'terms.accepting': 'Enregistrement…',
  'terms.close': 'Fermer',
  'terms.accepted': 'Merci. Vous avez accepté la nouvelle version.',
  'terms.loading': 'Chargement des conditions…',
};
