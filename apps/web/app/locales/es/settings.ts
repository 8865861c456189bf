export default {
  'settings.title': 'Ajustes',
  'settings.loading': 'Cargando tus ajustes',
  'settings.save': 'Guardar',
  'settings.saving': 'Guardando…',
  'settings.saved': 'Guardado',
  'settings.discard': 'Descartar',
  'settings.unsaved': 'Aún sin guardar',

  'settings.account': 'Nombre y enlace',
  'settings.slug': 'Tu enlace',
  'settings.slug_hint': 'Tus páginas están en {address}.',
  'settings.slug_checking': 'Comprobando si está libre…',
  'settings.slug_free': 'Esa está libre.',
  'settings.slug_taken': 'Esa dirección está ocupada. Elige otra.',
  'settings.slug_old':
    'Los enlaces a «{old}» te seguirán llevando a ti hasta que cambies tu enlace tres veces más. Puedes cambiarlo tres veces en 30 días.',
  'settings.email': 'Correo',
  'settings.email_none': 'Ninguno confirmado',
  'settings.email_hint': 'Viene de tu proveedor de identidad. Cámbialo allí y vuelve a iniciar sesión.',

  'settings.language_zone': 'Idioma y zona horaria',
  'settings.language': 'Idioma',
  'settings.language_hint': 'De estas páginas y de nuestros correos.',
  'settings.zone': 'Zona horaria',
  'settings.zone_detected': 'Ahí está este dispositivo. Guárdala, y nuestros correos también la usarán.',
  'settings.zone_hint':
    'La usan los correos y las horas de este sitio. Tus horas de atención conservan la zona de su horario.',

  'settings.emails': 'Correos',
  'settings.bounce_title': 'Los correos a {email} nos vuelven',
  'settings.bounce_text':
    'Allí no se aceptan (comprobado: {moment}). Mientras tanto solo te escribimos lo que hace la otra persona de tus reservas. La dirección es la que usas para entrar: cámbiala allí o pide que lo intentemos de nuevo.',
  'settings.bounce_retry': 'Intentarlo de nuevo',
  'settings.emails_to': 'A {email}',
  'settings.emails_always': 'Lo que hace la otra persona siempre te llega: reservó, aceptó, canceló.',
  'settings.own_actions': 'Una copia de lo que hago yo',
  'settings.own_actions_hint': 'Con el archivo de calendario. También está en tus reservas.',
  'settings.reminders': 'Recordatorios, 24 horas y 1 hora antes de una sesión',
  'settings.saved_searches': 'Mentores nuevos en mis búsquedas guardadas',

  'settings.data': 'Tus datos',
  'settings.data_text':
    'Todo lo que guardamos sobre ti en un archivo ZIP: tu ficha, perfiles, servicios, horas, reservas, correos y fotos.',
  'settings.download': 'Descargar tus datos',
  'settings.preparing': 'Preparando el archivo…',
  'settings.downloading': 'Descargando…',
  'settings.downloaded': '{size} kB descargados. Mira en tus descargas.',
  'settings.download_later':
    'Ya basta por ahora. Puedes volver a descargarlo en {minutes, plural, one {un minuto} other {# minutos}}.',

  'settings.feed': 'Tus sesiones en tu propio calendario',
  'settings.feed_text':
    'Cualquier calendario suscrito a tu dirección privada muestra tus sesiones y sigue los cambios por sí mismo.',
  'settings.feed_show': 'Mostrar mi dirección',
  'settings.feed_fetching': 'Un momento…',
  'settings.feed_address': 'Dirección privada',
  'settings.feed_secret': 'Quien la tenga puede ver tus sesiones. No la compartas.',
  'settings.feed_copy': 'Copiar',
  'settings.feed_copied': 'Copiada',
  'settings.feed_not_copied': 'No se pudo copiar. Selecciona la dirección y cópiala a mano.',
  'settings.feed_open': 'Abrir en mi calendario',
  'settings.feed_rotate': 'Crear una dirección nueva…',
  'settings.feed_rotate_title': '¿Crear una dirección nueva?',
  'settings.feed_rotate_text':
    'La anterior deja de funcionar al instante: los calendarios que la usan no mostrarán tus sesiones hasta que les des la nueva.',
  'settings.feed_rotate_now': 'Crear una dirección nueva',
  'settings.feed_rotating': 'Creando…',
  'settings.feed_keep': 'Conservar la anterior',
  'settings.feed_new': 'Esta es tu nueva dirección',

  'settings.webhooks': 'Webhooks',
  'settings.webhooks_text': 'Para quienes desarrollan: un servidor tuyo se entera de lo que pasa con tus reservas.',

  'settings.sessions': 'Sesión iniciada',
  'settings.sessions_text':
    'Al cerrar sesión en todas partes, también se cierra en tus otros dispositivos en unos minutos.',
  'settings.sessions_text_here': 'En este dispositivo.',
  'settings.sign_out': 'Cerrar sesión',
  'settings.signing_out': 'Cerrando sesión…',
  'settings.sign_out_everywhere': 'Cerrar sesión en todas partes',

  'settings.delete': 'Eliminar cuenta',
  'settings.delete_text': 'Es para siempre. Verás qué significa antes de que pase nada.',
  'settings.delete_open': 'Eliminar mi cuenta…',
  'settings.delete_title': '¿Eliminar tu cuenta?',
  'settings.delete_close': 'Conservar mi cuenta',
  'settings.delete_counting': 'Viendo qué significa…',
  'settings.delete_upcoming':
    '{count, plural, one {Se cancela # sesión o solicitud pendiente, y se avisa a la otra persona.} other {Se cancelan # sesiones y solicitudes pendientes, y se avisa a las otras personas.}}',
  'settings.delete_sides': '{mentor} como mentor, {prospect} como estudiante.',
  'settings.delete_no_upcoming': 'No tienes sesiones pendientes, así que nadie te espera.',
  'settings.delete_paid_to_me': 'Lo que los estudiantes te pagaron se les devuelve: {refund}.',
  'settings.delete_paid_whole': 'Recuperas todo lo que pagaste: {refund}.',
  'settings.delete_paid_part': 'De los {paid} que pagaste, recuperas {refund}.',
  'settings.delete_paid_lost': 'No recuperas nada de los {paid} que pagaste.',
  'settings.delete_mentor_profile':
    'Se borra tu perfil de mentor, con {count, plural, =0 {ningún servicio} one {# servicio} other {# servicios}} y tus horas.',
  'settings.delete_earned':
    'Eliminar tu cuenta no cambia lo que has ganado. Descarga antes tus ingresos, porque después ya no podrás verlos.',
  'settings.delete_prospect_profile': 'Se borra tu perfil de estudiante.',
  'settings.delete_past':
    '{count, plural, one {# sesión pasada queda para la otra persona, como sesión con una persona eliminada.} other {# sesiones pasadas quedan para las otras personas, como sesiones con una persona eliminada.}}',
  'settings.delete_rest':
    'Se borran tu nombre, tu correo, tus fotos y los correos que te enviamos. Tus enlaces dejan de llevar a ningún sitio.',
  'settings.delete_provider':
    'Tu acceso lo conserva el proveedor de identidad. Con él puedes empezar de nuevo, desde cero.',
  'settings.delete_confirm': 'Escribe «{slug}» para confirmar',
  'settings.delete_now': 'Eliminar para siempre',
  'settings.deleting': 'Eliminando…',
  'settings.farewell': 'Tu cuenta ya no existe. Gracias por el tiempo que pasaste aquí, y buen viaje.',

  'settings.suspended_title': 'Tu cuenta está suspendida',
  'settings.suspended_reason': 'Por qué',
  'settings.suspended_text':
    'Nadie encuentra tus páginas, y por ahora no puedes reservar ni cambiar nada. Las sesiones confirmadas siguen en pie: puedes entrar en ellas o cancelarlas. También puedes descargar tus datos.',
  'settings.suspended_sessions': 'Ver tus sesiones',
  'settings.suspended_write': 'Escríbenos',
  'settings.suspended_address': 'Si crees que es un error, escribe a {address}.',

  'settings.currency': 'Tu moneda',
  'settings.currency_text':
    'Junto a un precio en otra moneda ves cuánto es más o menos en la tuya, con tipos de cambio del {date}. Siempre pagas en la moneda del precio.',
  'settings.currency_field': 'Mostrar precios en',
  'settings.currency_hint': 'Se guarda en este navegador.',
  'settings.currency_choose': 'Elige una moneda',
};
