export default {
  'trouble.title': 'Ce qui s’est passé',
  'trouble.nothing': 'Plus rien n’est noté.',
  'trouble.copy': 'Copier pour l’assistance',
  'trouble.copied': 'Copié.',
  'trouble.copy_failed': 'La copie a échoué. Sélectionnez les lignes ci-dessus.',
};
