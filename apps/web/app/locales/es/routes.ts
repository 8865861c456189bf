export default {
  'routes.title': 'Rutas populares',
  'routes.lede': 'Cada uno de estos caminos lo ha recorrido alguien que ahora cuenta cómo le fue.',
  'routes.home': 'Inicio',
  'routes.breadcrumbs': 'Estás aquí',
  'routes.page_title':
    'De {from} a {to}: {count, plural, one {# mentor que hizo} other {# mentores que hicieron}} ese camino',
  'routes.description':
    '{count, plural, one {# persona graduada} other {# personas graduadas}} de {from} que estudiaron en {to} y responden a tus preguntas por videollamada.',
  'routes.description_schools':
    '{count, plural, one {# persona graduada} other {# personas graduadas}} de {from} que estudiaron en {to}, en {schools} y otros centros, y responden a tus preguntas por videollamada.',
  'routes.lead':
    '{count, plural, one {# mentor} other {# mentores}} de {from} que estudiaron en {to}. Pregúntales por videollamada.',
  'routes.all': '{count, plural, one {Ver al mentor} other {Ver los # mentores}}',
  'routes.facts': 'Qué estudiaron y dónde',
  'routes.universities': 'Universidades',
  'routes.degrees': 'Titulaciones',
  'routes.topics': 'Temas',
  'routes.languages': 'Idiomas',
  'routes.prices': 'Precios habituales',
  'routes.years': 'Empezaron a estudiar',
  'routes.price_range': 'De {least} a {most}',
  'routes.free_first': 'La mayoría empieza con una sesión gratuita.',
  'routes.mentors': 'Mentores que hicieron este camino',
  'routes.same_destination': 'Otros caminos a {to}',
  'routes.same_origin': 'Otros caminos desde {from}',
  'routes.more_mentors': 'Más mentores que fueron de {from} a {to}',
  'routes.empty_title': 'Nadie ha ido todavía de {from} a {to}',
  'routes.empty_text': 'Mira quién conoce el destino o qué caminos han hecho otros.',
  'routes.to_destination': 'Mentores en {to}',
  'routes.unknown': 'Esa ruta no existe',
};
