export default {
  'routes.title': 'Rutas populares',
  'routes.lede': 'Cada una de estas rutas tiene un mentor que la hizo y puede contarte cómo le fue.',
  'routes.home': 'Inicio',
  'routes.breadcrumbs': 'Ruta de navegación',
  'routes.page_title':
    'De {from} a {to}: {count, plural, one {# mentor que hizo esta ruta} other {# mentores que hicieron esta ruta}}',
  'routes.description':
    '{count, plural, one {# persona graduada de {from} que estudió en {to} responde a tus preguntas por videollamada.} other {# personas graduadas de {from} que estudiaron en {to} responden a tus preguntas por videollamada.}}',
  'routes.description_schools':
    '{count, plural, one {# persona graduada de {from} que estudió en {to}, en {schools} y otros centros, responde a tus preguntas por videollamada.} other {# personas graduadas de {from} que estudiaron en {to}, en {schools} y otros centros, responden a tus preguntas por videollamada.}}',
  'routes.lead':
    '{count, plural, one {# mentor de {from} que estudió en {to}. Pregúntale por videollamada.} other {# mentores de {from} que estudiaron en {to}. Pregúntales por videollamada.}}',
  'routes.all': '{count, plural, one {Ver al mentor} other {Ver los # mentores}}',
  'routes.facts': 'Qué y dónde estudiaron',
  'routes.universities': 'Universidades',
  'routes.degrees': 'Titulaciones',
  'routes.topics': 'Temas',
  'routes.languages': 'Idiomas',
  'routes.prices': 'Precios habituales',
  'routes.years': 'Empezaron a estudiar',
  'routes.price_range': 'De {least} a {most}',
  'routes.free_first': 'La mayoría empieza con una sesión gratuita.',
  'routes.mentors': 'Mentores de esta ruta',
  'routes.same_destination': 'Más rutas a {to}',
  'routes.same_origin': 'Más rutas desde {from}',
  'routes.more_mentors': 'Más mentores de {from} a {to}',
  'routes.empty_title': 'Todavía no hay mentores de {from} a {to}',
  'routes.empty_text': 'Mira mentores que conocen el destino o elige otra ruta.',
  'routes.to_destination': 'Mentores en {to}',
  'routes.unknown': 'Esta ruta no existe',
};
