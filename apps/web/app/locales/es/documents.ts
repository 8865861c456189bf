export default {
  'documents.hint': 'Hasta {count} archivos de 10 MB: PDF, PNG, JPEG o WebP.',
  'documents.sent': 'Archivos enviados',
  'documents.progress': 'Enviando el archivo {done} de {of}…',
  'documents.remove': 'Quitar: {name}',
  'documents.kept': 'Solo lo ve nuestro equipo. Lo borramos {days} días después de la decisión.',
  'documents.optional': 'Documentos (opcional)',
  'documents.yours': 'Documentos que enviaste',
};
