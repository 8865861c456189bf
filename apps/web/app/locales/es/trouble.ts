export default {
  'trouble.title': 'Qué salió mal',
  'trouble.nothing': 'Ya no hay nada anotado.',
  'trouble.copy': 'Copiar para soporte',
  'trouble.copied': 'Copiado.',
  'trouble.copy_failed': 'No se pudo copiar. Selecciona las líneas de arriba.',
};
