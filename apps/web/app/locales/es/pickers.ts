export default {
  'pickers.searching': 'Buscando…',
  'pickers.country_none': 'No se encontró ningún país para «{text}»',
  'pickers.university_none': 'No se encontró ninguna universidad para «{text}»',
  'pickers.found': '{count, plural, one {# resultado} other {# resultados}}',
  'pickers.unchosen': 'Elige una opción de la lista o vacía este campo',
  'pickers.clear': 'Borrar',
};
