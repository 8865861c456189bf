export default {
  'trouble.title': 'Qué salió mal',
  'trouble.nothing': 'No quedan errores por mostrar.',
  'trouble.copy': 'Copiar para soporte',
  'trouble.copied': 'Copiado.',
  'trouble.copy_failed': 'No pudimos copiarlo. Selecciona las líneas de arriba.',
};
