export default {
  'documents.hint': 'Jusqu’à {count} fichiers de 10 Mo : PDF, PNG, JPEG ou WebP.',
  'documents.sent': 'Fichiers envoyés',
  'documents.progress': 'Envoi du fichier {done} sur {of}…',
  'documents.remove': 'Enlever : {name}',
  'documents.kept': 'Seule notre équipe le voit. Nous le supprimons {days} jours après la décision.',
  'documents.optional': 'Documents (facultatif)',
  'documents.yours': 'Les documents que vous avez envoyés',
};
