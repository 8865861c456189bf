export default {
  'reviewing.title': 'Cómo funcionan las reseñas',
  'reviewing.intro':
    'Esta página explica quién puede reseñar a un mentor, qué comprobamos y qué hacemos con las reseñas.',

  'reviewing.who_title': 'Quién puede escribir una reseña',
  'reviewing.who_session':
    'Solo un estudiante que tuvo una sesión con el mentor, reservada aquí. Cada sesión tiene una sola reseña del mentor.',
  'reviewing.who_time': 'Desde el final de la sesión, durante {days, plural, one {# día} other {# días}}.',
  'reviewing.who_none':
    'Las sesiones canceladas, o en las que alguien no se presentó, no tienen reseña. El perfil dice cuántas sesiones cumplió el mentor.',
  'reviewing.who_mentor':
    'Los mentores responden tres preguntas sobre el estudiante. Esas respuestas nunca son públicas. Un mentor que recibe una reserva del estudiante ve cuántas veces la respuesta fue sí, cuando ya han respondido varios mentores.',

  'reviewing.checked_title': 'Qué comprobamos',
  'reviewing.checked_session': 'Sabemos por la reserva que el estudiante y el mentor tuvieron esta sesión.',
  'reviewing.checked_opinion': 'No comprobamos si una reseña tiene razón. Cuenta cómo vivió la sesión el estudiante.',
  'reviewing.checked_signs':
    'Buscamos señales de que un mentor escribió una reseña desde otra cuenta: la misma tarjeta de pago, el mismo navegador o la misma red.',
  'reviewing.checked_paid':
    'No escribimos, compramos ni pagamos reseñas. Los mentores no pueden ofrecer nada a cambio de una.',

  'reviewing.sealed_title': 'Primero, sellada',
  'reviewing.sealed':
    'Nadie más puede leer una reseña hasta que ambas personas hayan escrito la suya, o hasta {days, plural, one {# día} other {# días}} después de la sesión. Hasta entonces se puede cambiar. Así nadie responde a una reseña con otra.',

  'reviewing.shown_title': 'Qué se muestra',
  'reviewing.shown_all':
    'Todas las reseñas publicadas, buenas y malas: primero las de tu idioma, y las más recientes antes que las antiguas.',
  'reviewing.shown_mean':
    'La media cuenta a cada estudiante una vez, por su última reseña. {count, plural, one {La mostramos a partir de # estudiante.} other {La mostramos a partir de # estudiantes.}} Hasta entonces, el perfil dice «Perfil nuevo».',
  'reviewing.shown_reversed': 'Si el banco revierte después un pago, la reseña se queda y lo indica.',
  'reviewing.shown_reply':
    'El mentor puede responder una vez, {reply_days, plural, one {en un plazo de # día} other {en un plazo de # días}}.',

  'reviewing.uncounted_title': 'Qué no cuenta',
  'reviewing.uncounted': 'Estas reseñas se muestran, pero no cambian la media:',
  'reviewing.uncounted_new': 'una reseña de una sesión gratuita con una cuenta nueva. La reseña indica que no cuenta.',
  'reviewing.uncounted_same':
    'una reseña de una cuenta con la tarjeta de pago, el navegador o la red del mentor. La reseña indica por qué no cuenta.',
  'reviewing.uncounted_ring':
    'las reseñas de muchas primeras sesiones gratuitas con el mentor en un mismo día. Cada una indica por qué no cuenta.',
  'reviewing.uncounted_before': 'una reseña anterior del mismo estudiante.',
  'reviewing.uncounted_frozen':
    'Si muchas cuentas nuevas reseñan a un mentor en un día, la media se queda como estaba durante un día mientras las comprobamos.',

  'reviewing.hide_title': 'Quién puede cambiar u ocultar una reseña',
  'reviewing.hide_change': 'Nadie puede cambiar una reseña publicada: ni el estudiante, ni el mentor, ni nosotros.',
  'reviewing.hide_student': 'El estudiante puede retirarla por completo.',
  'reviewing.hide_mentor': 'El mentor no puede ocultarla, y nosotros no ocultamos una reseña porque sea mala.',
  'reviewing.hide_contact':
    'Los números de teléfono, correos electrónicos, nombres de usuario y enlaces de una reseña se ocultan. El resto se queda.',
  'reviewing.hide_staff':
    'Podemos ocultar una reseña que incumpla nuestras reglas. Explicamos el motivo a quien la escribió, que puede apelar.',

  'reviewing.erase_title': 'Cuando se elimina una cuenta',
  'reviewing.erase_student':
    'Si el estudiante elimina la suya, se borran su nombre y sus palabras. Las estrellas se quedan, así que la media no cambia.',
  'reviewing.erase_mentor': 'Si el mentor elimina la suya, dejan de mostrarse su perfil y sus reseñas.',
};
