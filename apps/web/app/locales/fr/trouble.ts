export default {
  'trouble.title': 'Ce qui s’est passé',
  'trouble.nothing': 'Il ne reste aucune erreur à afficher.',
  'trouble.copy': 'Copier pour l’assistance',
  'trouble.copied': 'Copié.',
  'trouble.copy_failed': 'Copie impossible. Sélectionnez plutôt les lignes ci-dessus.',
};
