export default {
  'routes.title': 'Parcours populaires',
  'routes.lede': 'Chacun de ces parcours a un mentor qui l’a suivi et peut vous raconter comment cela s’est passé.',
  'routes.home': 'Accueil',
  'routes.breadcrumbs': 'Fil d’Ariane',
  'routes.page_title':
    '{from} – {to} : {count, plural, one {# mentor a fait ce parcours} other {# mentors ont fait ce parcours}}',
  'routes.description':
    '{count, plural, one {# diplômé (origine : {from}, études : {to}) répond à vos questions en appel vidéo.} other {# diplômés (origine : {from}, études : {to}) répondent à vos questions en appel vidéo.}}',
  'routes.description_schools':
    '{count, plural, one {# diplômé (origine : {from}, études : {to}, notamment {schools}) répond à vos questions en appel vidéo.} other {# diplômés (origine : {from}, études : {to}, notamment {schools}) répondent à vos questions en appel vidéo.}}',
  'routes.lead':
    '{count, plural, one {# mentor a fait ce parcours (origine : {from}, études : {to}). Posez vos questions en appel vidéo.} other {# mentors ont fait ce parcours (origine : {from}, études : {to}). Posez vos questions en appel vidéo.}}',
  'routes.all': '{count, plural, one {Voir le mentor} other {Voir les # mentors}}',
  'routes.facts': 'Ce qu’ils ont étudié, et où',
  'routes.universities': 'Universités',
  'routes.degrees': 'Diplômes',
  'routes.topics': 'Sujets',
  'routes.languages': 'Langues',
  'routes.prices': 'Prix habituels',
  'routes.years': 'Début des études',
  'routes.price_range': 'De {least} à {most}',
  'routes.free_first': 'La plupart commencent par une séance gratuite.',
  'routes.mentors': 'Les mentors de ce parcours',
  'routes.same_destination': 'Autres parcours, même destination : {to}',
  'routes.same_origin': 'Autres parcours, même origine : {from}',
  'routes.more_mentors': 'Plus de mentors sur ce parcours : {from} – {to}',
  'routes.empty_title': 'Pas encore de mentor sur ce parcours : {from} – {to}',
  'routes.empty_text': 'Voyez les mentors qui connaissent la destination, ou choisissez un autre parcours.',
  'routes.to_destination': 'Mentors, destination : {to}',
  'routes.unknown': 'Ce parcours n’existe pas',
};
