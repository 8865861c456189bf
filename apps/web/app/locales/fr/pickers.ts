export default {
  'pickers.searching': 'Recherche…',
  'pickers.country_none': 'Aucun pays trouvé pour « {text} »',
  'pickers.university_none': 'Aucune université trouvée pour « {text} »',
  'pickers.found': '{count, plural, one {# résultat} other {# résultats}}',
  'pickers.unchosen': 'Choisissez dans la liste ou videz ce champ',
  'pickers.clear': 'Effacer',
};
