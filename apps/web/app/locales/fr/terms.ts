export default {
  'terms.mentor_changed':
    'Nous avons modifié nos conditions d’utilisation pour les mentors. Tant que vous ne les avez pas acceptées, vous ne pouvez ni accepter de demandes ni proposer de nouveaux services.',
  'terms.platform_changed': 'Nous avons modifié nos conditions d’utilisation. Merci de les lire et de les accepter.',
  'terms.read': 'Lire et accepter',
  'terms.mentor_title': 'Conditions d’utilisation pour les mentors',
  'terms.platform_title': 'Conditions d’utilisation',
  'terms.accept': 'J’accepte',
  'terms.accepting': 'Enregistrement…',
  'terms.close': 'Fermer',
  'terms.accepted': 'Merci. Vous avez accepté la nouvelle version.',
  'terms.loading': 'Chargement des conditions…',
};
