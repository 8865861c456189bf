export default {
  'ranking.title': 'Cómo funciona el orden',
  'ranking.intro':
    'Esta página explica en qué orden mostramos a los mentores en la búsqueda y cuánto cuenta cada cosa.',
  'ranking.unpaid': 'Nadie puede pagar para aparecer más arriba. No vendemos anuncios ni puestos en los resultados.',

  'ranking.orders_title': 'Los órdenes que puedes elegir',
  'ranking.order_recommended':
    '{order}: según los puntos de abajo. Usamos este orden si no eliges ninguno ni escribes palabras.',
  'ranking.order_relevance':
    '{order}: según las palabras que escribes y, después, según los puntos de abajo. Usamos este orden si escribes palabras.',
  'ranking.order_rating':
    '{order}: según el promedio de sus reseñas. Quienes tienen menos de {count} reseñas no tienen promedio y aparecen al final.',
  'ranking.order_next_available': '{order}: según el próximo horario que puedes reservar.',
  'ranking.order_price':
    '{order}: según el precio mostrado, convertido con los tipos de cambio de este sitio. Los precios sin tipo de cambio van al final.',
  'ranking.order_newest': '{order}: según el día en que se registraron como mentores.',
  'ranking.order_name': '{order}: solo según el nombre.',

  'ranking.points_title': 'Qué da puntos',
  'ranking.points_intro':
    'Cada mentor tiene entre {least} y {most} puntos. Con los mismos puntos, el orden es aleatorio y siempre el mismo.',
  'ranking.factor': 'Qué cuenta',
  'ranking.points': 'Puntos',
  'ranking.from_to': '{from}–{to}',
  'ranking.reviews': 'Reseñas',
  'ranking.reviews_how':
    '{points, plural, one {# punto} other {# puntos}} por cada estrella de la media. Toda media incluye {assumed, plural, one {# reseña supuesta} other {# reseñas supuestas}} de {stars} estrellas, porque pocas reseñas dicen poco. Una media inferior a {least} cuenta como {least}.',
  'ranking.complete': 'Un perfil completo',
  'ranking.complete_how':
    '{points, plural, one {# punto} other {# puntos}} por cada uno de estos datos: titular, texto de presentación, foto, país de origen, 3 temas, idiomas, un título con su fecha de inicio y experiencia laboral.',
  'ranking.new': 'Mentores nuevos',
  'ranking.new_how': 'Todavía no tienen reseñas. Cada reseña reduce estos puntos.',
  'ranking.proof': 'Acreditación de un estudio en el extranjero',
  'ranking.proof_how':
    'Cuenta la más fuerte: {affiliation} por una dirección en la universidad, {degree} por un título que vimos, {named} si la universidad confirmó los estudios.',
  'ranking.sessions': 'Experiencia',
  'ranking.sessions_how':
    '{points, plural, one {# punto} other {# puntos}} más con 1, 3, 7 y 15 sesiones, y así cada vez que su número se duplica.',
  'ranking.active': 'Actividad reciente',
  'ranking.active_how':
    'Un cambio en el perfil, en un servicio o en la disponibilidad, una respuesta a una solicitud o una sesión.',
  'ranking.soon': 'Disponible pronto',
  'ranking.soon_how': 'Cuánto falta para que puedas reservar una sesión.',
  'ranking.step_new':
    '{days, plural, one {Registro en el último día: {points}} other {Registro en los últimos # días: {points}}}',
  'ranking.step_active':
    '{days, plural, one {Actividad en el último día: {points}} other {Actividad en los últimos # días: {points}}}',
  'ranking.step_soon':
    '{days, plural, one {Disponible en # día como máximo: {points}} other {Disponible en # días como máximo: {points}}}',

  'ranking.words_title': 'Si escribes palabras',
  'ranking.words_intro':
    'Cada palabra da puntos donde mejor coincide. Se suman los puntos de arriba, que deciden entre mentores que coinciden igual de bien.',
  'ranking.place': 'Dónde está la palabra',
  'ranking.whole': 'Palabra entera',
  'ranking.part': 'Inicio de palabra',
  'ranking.in_name': 'Nombre',
  'ranking.in_school': 'Universidad, título, área o país de estudios',
  'ranking.in_work': 'Trabajo, temas o titular',
  'ranking.in_other': 'Otros textos del perfil',

  'ranking.never_title': 'Qué no cuenta nunca',
  'ranking.never_money': 'El dinero: ni precios ni comisiones ni pagos dan puntos.',
  'ranking.never_who': 'Quién es la persona: su país de origen, su género, su edad o el aspecto de su foto.',

  'ranking.data_title': 'Tus datos',
  'ranking.data_reader':
    '«{order}» no usa nada sobre ti: ni tu perfil, ni dónde estás, ni tus reservas, ni tus búsquedas anteriores. Con los mismos filtros, todo el mundo ve el mismo orden, con o sin cuenta.',
  'ranking.data_zone': 'Solo los filtros de tardes y fines de semana usan tu zona horaria.',
  'ranking.data_mentor': '«{order}» usa datos de los mentores: reseñas, sesiones, perfil, actividad y disponibilidad.',
  'ranking.data_without': 'Si quieres un orden sin esos datos, elige uno de estos:',
  'ranking.tested':
    'Una prueba compara esta página con el código que ordena a los mentores. No podemos cambiar una cosa sin la otra.',
};
