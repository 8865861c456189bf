export default {
  'settings.title': 'Ajustes',
  'settings.loading': 'Cargando tus ajustes',
  'settings.save': 'Guardar',
  'settings.saving': 'Guardando…',
  'settings.saved': 'Guardado',
  'settings.discard': 'Descartar',
  'settings.unsaved': 'Cambios sin guardar',

  'settings.account': 'Nombre y enlace',
  'settings.slug': 'Nombre del enlace',
  'settings.slug_hint': 'Tus páginas: {address}',
  'settings.slug_checking': 'Comprobando si está disponible…',
  'settings.slug_free': 'Ese enlace está disponible.',
  'settings.slug_taken': 'Ese enlace está ocupado. Elige otro.',
  'settings.slug_old':
    'Los enlaces a «{old}» te seguirán llevando a ti hasta que cambies tu enlace tres veces más. Puedes cambiarlo tres veces en 30 días.',
  'settings.email': 'Correo',
  'settings.email_none': 'Ningún correo verificado',
  'settings.email_hint': 'Viene de tu proveedor de acceso. Cámbialo allí y vuelve a iniciar sesión.',

  'settings.language_zone': 'Idioma y zona horaria',
  'settings.language': 'Idioma',
  'settings.language_hint': 'Para estas páginas y nuestros correos.',
  'settings.zone': 'Zona horaria',
  'settings.zone_detected': 'Es la zona horaria de tu dispositivo. Guárdala para usarla también en los correos.',
  'settings.zone_hint':
    'Se usa en los correos y en las horas de este sitio. Tus agendas conservan su propia zona horaria.',

  'settings.emails': 'Correos',
  'settings.bounce_title': 'No podemos entregar correos a {email}',
  'settings.bounce_text':
    'Los correos se rechazan desde: {moment}. Mientras no se resuelva, solo te escribimos cuando la otra persona cambia una reserva. Cambia tu correo en tu proveedor de acceso o inténtalo de nuevo.',
  'settings.bounce_retry': 'Intentarlo de nuevo',
  'settings.emails_to': 'A {email}',
  'settings.emails_always': 'Siempre recibes un correo cuando la otra persona reserva, acepta o cancela.',
  'settings.own_actions': 'Copias de lo que haces tú',
  'settings.own_actions_hint':
    'Estos correos incluyen el archivo de calendario. También puedes descargarlo en tus reservas.',
  'settings.reminders': 'Recordatorios, 24 horas y 1 hora antes de una sesión',

  'settings.data': 'Tus datos',
  'settings.data_text':
    'Lo que guardamos sobre ti en un archivo ZIP: tu cuenta, perfiles, servicios, disponibilidad, reservas, mensajes, reseñas, cobros, informes, correos, foto y archivos.',
  'settings.download': 'Descargar tus datos',
  'settings.preparing': 'Preparando tus datos…',
  'settings.downloading': 'Descargando…',
  'settings.downloaded': 'Datos descargados ({size} kB).',
  'settings.download_later': 'Puedes volver a descargarlos en {minutes, plural, one {un minuto} other {# minutos}}.',

  'settings.feed': 'Calendario de tus sesiones',
  'settings.feed_text':
    'Añade este enlace privado a cualquier calendario para ver allí tus sesiones. Los cambios aparecen solos.',
  'settings.feed_show': 'Mostrar enlace',
  'settings.feed_fetching': 'Cargando…',
  'settings.feed_address': 'Enlace privado',
  'settings.feed_secret': 'Quien lo tenga puede ver tus sesiones. No lo compartas.',
  'settings.feed_copy': 'Copiar',
  'settings.feed_copied': 'Copiada',
  'settings.feed_not_copied': 'No pudimos copiarlo. Selecciona el enlace y cópialo tú.',
  'settings.feed_open': 'Abrir en el calendario',
  'settings.feed_rotate': 'Cambiar enlace',
  'settings.feed_rotate_title': '¿Cambiar tu enlace privado?',
  'settings.feed_rotate_text':
    'El enlace actual deja de funcionar enseguida. Los calendarios que lo usan no mostrarán tus sesiones hasta que añadas el nuevo.',
  'settings.feed_rotate_now': 'Cambiar enlace',
  'settings.feed_rotating': 'Cambiando…',
  'settings.feed_keep': 'Conservar enlace actual',
  'settings.feed_new': 'Este es tu nuevo enlace',

  'settings.webhooks': 'Webhooks',
  'settings.webhooks_text': 'Para desarrolladores: tu servidor recibe una petición cuando cambia una reserva.',
  'settings.api_keys': 'Claves de API',
  'settings.api_keys_text': 'Para desarrolladores: tu programa puede usar la API con una clave.',

  'settings.blocked': 'Personas bloqueadas',
  'settings.blocked_text':
    'No podéis escribiros ni reservar, y no os encontráis en la búsqueda. No reciben ningún aviso.',
  'settings.blocked_none': 'No has bloqueado a nadie. Puedes bloquear a una persona desde vuestra conversación.',
  'settings.blocked_loading': 'Cargando personas bloqueadas…',
  'settings.blocked_more': 'Mostrar más personas',
  'settings.unblocked': 'Has desbloqueado a {name}.',
  'settings.sessions': 'Dispositivos',
  'settings.sessions_text':
    'Al cerrar sesión en todas partes, también se cierra en tus otros dispositivos en unos minutos.',
  'settings.sessions_text_here': 'Tu sesión está iniciada en este dispositivo.',
  'settings.sign_out': 'Cerrar sesión',
  'settings.signing_out': 'Cerrando sesión…',
  'settings.sign_out_everywhere': 'Cerrar sesión en todas partes',

  'settings.delete': 'Eliminar cuenta',
  'settings.delete_text': 'Es permanente. Te mostraremos qué se elimina antes de que decidas.',
  'settings.delete_open': 'Eliminar cuenta',
  'settings.delete_title': '¿Eliminar tu cuenta?',
  'settings.delete_close': 'Conservar cuenta',
  'settings.delete_counting': 'Revisando tus reservas…',
  'settings.delete_upcoming':
    '{count, plural, one {Cancelaremos # próxima sesión o solicitud y avisaremos a la otra persona.} other {Cancelaremos # próximas sesiones y solicitudes y avisaremos a las otras personas.}}',
  'settings.delete_sides': '{mentor} como mentor, {prospect} como estudiante.',
  'settings.delete_no_upcoming': 'No tienes próximas sesiones.',
  'settings.delete_reportable':
    '{count, plural, one {Todavía puedes informar de que la otra persona no se presentó a # sesión pasada. Hazlo antes, porque después no podrás.} other {Todavía puedes informar de que la otra persona no se presentó a # sesiones pasadas. Hazlo antes, porque después no podrás.}}',
  'settings.delete_paid_to_me': 'Los estudiantes que te pagaron estas sesiones recibirán un reembolso: {refund}.',
  'settings.delete_paid_whole': 'Recibirás un reembolso completo de estas sesiones: {refund}.',
  'settings.delete_paid_part': 'Se te reembolsarán {refund} de los {paid} que pagaste por estas sesiones.',
  'settings.delete_paid_lost': 'Los {paid} que pagaste no se reembolsarán.',
  'settings.delete_mentor_profile':
    '{count, plural, =0 {Se eliminarán tu perfil de mentor y tu disponibilidad.} one {Se eliminarán tu perfil de mentor, tu disponibilidad y # servicio.} other {Se eliminarán tu perfil de mentor, tu disponibilidad y # servicios.}}',
  'settings.delete_owed_sent':
    'Aún te pagaremos {amount} a más tardar el {day}, en la cuenta de cobro que configuraste.',
  'settings.delete_owed_kept':
    'Te debemos {amount}. Cóbralo antes de eliminar tu cuenta, o escríbenos en un plazo de 24 meses para pedirlo.',
  'settings.delete_owed_debt':
    'Has ganado {earned}. Se descuentan {debt} por sesiones que se reembolsaron después de pagarte.',
  'settings.delete_owed_pending':
    'Otros {pending} son de sesiones pasadas y todavía no son tuyos. Lo serán, salvo que se informe de que no te presentaste o se reembolse una sesión.',
  'settings.delete_earned':
    'Eliminar tu cuenta no cambia lo que has ganado. Descarga antes tus ingresos, porque después ya no podrás verlos.',
  'settings.delete_prospect_profile': 'Se eliminará tu perfil de estudiante.',
  'settings.delete_past':
    '{count, plural, one {La otra persona conservará # sesión pasada, sin tu nombre.} other {Las otras personas conservarán # sesiones pasadas, sin tu nombre.}}',
  'settings.delete_rest':
    'Eliminaremos tu nombre, tu correo, tus fotos y los correos que te enviamos. Tus enlaces dejarán de funcionar.',
  'settings.delete_provider':
    'Tu acceso se queda en tu proveedor de acceso. Puedes usarlo para crear una cuenta nueva.',
  'settings.delete_confirm': 'Escribe «{slug}» para confirmar',
  'settings.delete_now': 'Eliminar cuenta',
  'settings.deleting': 'Eliminando…',
  'settings.farewell': 'Tu cuenta está eliminada. Gracias por haber estado aquí, y buen viaje.',

  'settings.suspended_title': 'Tu cuenta está suspendida',
  'settings.suspended_reason': 'Motivo',
  'settings.suspended_text':
    'Nadie puede encontrar tus páginas, y por ahora no puedes reservar ni cambiar nada. Las sesiones confirmadas siguen en pie, y puedes unirte a ellas o cancelarlas. También puedes descargar tus datos.',
  'settings.suspended_sessions': 'Ver tus sesiones',
  'settings.suspended_write': 'Contáctanos',
  'settings.suspended_address': 'Si crees que es un error, escribe a {address}.',

  'settings.currency': 'Tu moneda',
  'settings.currency_text':
    'Mostramos los precios en otras monedas con un importe aproximado en la tuya, con tipos de cambio del {date}. Siempre pagas en la moneda del precio.',
  'settings.currency_field': 'Mostrar precios en',
  'settings.currency_hint': 'Se guarda en este navegador.',
  'settings.currency_choose': 'Elige una moneda',
};
