export default {
  'outcome.success_page': 'Después de tu pago',
  'outcome.fail_page': 'Pago sin completar',
  'outcome.waiting_title': 'Estamos esperando tu pago',
  'outcome.waiting_text':
    'El proveedor de pago aún no nos ha avisado. Esta página sigue sola. Te guardamos la hora hasta las {time}.',
  'outcome.waiting_text_open': 'El proveedor de pago aún no nos ha avisado. Esta página sigue sola.',
  'outcome.failed_title': 'El pago no se completó',
  'outcome.failed_text': 'Aún no hay nada reservado. Te guardamos la hora con {name} hasta las {time}.',
  'outcome.failed_text_open': 'Aún no hay nada reservado. Todavía te guardamos la hora con {name}.',
  'outcome.after_all_text': 'Al final el pago ha llegado. La invitación está en tu correo, y {name} también la tiene.',
  'outcome.expired_title': 'Esta hora ya no está guardada',
  'outcome.expired_text':
    'No nos llegó ningún pago a tiempo. Si llega alguno, se devuelve enseguida. Puede que la hora esté libre otra vez.',
  'outcome.too_late_text':
    'Tu pago llegó después de que se liberara la hora, así que no hay nada reservado. Todo vuelve a tu tarjeta.',
  'outcome.ended_title': 'Esta sesión ya no está reservada',
  'outcome.declined_text': '{name} no puede a esa hora. Lo que pagaste vuelve a ti.',
  'outcome.cancelled_text': 'La sesión con {name} se canceló. La devolución sigue la regla que viste al reservar.',
  'outcome.open': 'Abrir la reserva',
  'outcome.back': 'Volver a la reserva',
  'outcome.look_again': 'Comprobar otra vez',
  'outcome.looking': 'Comprobando…',
  'outcome.other_time': 'Elegir otra hora',
  'outcome.other_mentor': 'Buscar otro mentor',
  'outcome.no_id_title': '¿Qué reserva?',
  'outcome.no_id_text': 'Esta dirección no indica ninguna reserva. Las tuyas están todas en una lista.',
};
