export default {
  'pickers.searching': 'Recherche…',
  'pickers.country_none': 'Aucun pays trouvé pour « {text} »',
  'pickers.university_none': 'Aucune université trouvée pour « {text} »',
  'pickers.found': '{count, plural, one {# résultat} other {# résultats}}',
  'pickers.mentors': '{count, plural, =0 {pas encore de mentor} one {# mentor} other {# mentors}}',
  'pickers.closed': 'fermée en {year}',
  'pickers.merged': 'fermée en {year}, aujourd’hui {name}',
  'pickers.formerly': 'auparavant {name}',
  'pickers.unchosen': 'Choisissez dans la liste ou videz ce champ',
  'pickers.clear': 'Effacer',
};
