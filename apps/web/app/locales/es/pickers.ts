export default {
  'pickers.searching': 'Buscando…',
  'pickers.country_none': 'No se encontró ningún país para «{text}»',
  'pickers.university_none': 'No se encontró ninguna universidad para «{text}»',
  'pickers.found': '{count, plural, one {# resultado} other {# resultados}}',
  'pickers.mentors': '{count, plural, =0 {todavía sin mentores} one {# mentor} other {# mentores}}',
  'pickers.closed': 'cerrada en {year}',
  'pickers.merged': 'cerrada en {year}, ahora {name}',
  'pickers.formerly': 'antes {name}',
  'pickers.unchosen': 'Elige una opción de la lista o vacía este campo',
  'pickers.clear': 'Borrar',
};
