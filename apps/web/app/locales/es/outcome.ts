export default {
  'outcome.success_page': 'Después de tu pago',
  'outcome.fail_page': 'Pago sin completar',
  'outcome.waiting_title': 'Esperando tu pago',
  'outcome.waiting_text':
    'El proveedor de pago aún no nos ha avisado. Esta página se actualiza sola. Te guardamos el horario hasta las {time}.',
  'outcome.waiting_text_open': 'El proveedor de pago aún no nos ha avisado. Esta página se actualiza sola.',
  'outcome.failed_title': 'El pago no se completó',
  'outcome.failed_text': 'Todavía no hay nada reservado. Te guardamos el horario con {name} hasta las {time}.',
  'outcome.failed_text_open': 'Todavía no hay nada reservado. Seguimos guardando el horario con {name}.',
  'outcome.after_all_text': 'Tu pago llegó al final. La invitación está en tu correo y también en el de {name}.',
  'outcome.expired_title': 'Ya no guardamos este horario',
  'outcome.expired_text':
    'Tu pago no llegó a tiempo. Si todavía llega, te lo reembolsaremos. Puede que el horario vuelva a estar disponible.',
  'outcome.too_late_text':
    'Tu pago llegó después de liberar el horario, así que no hay nada reservado. Te lo reembolsamos por completo.',
  'outcome.ended_title': 'Esta sesión ya no está reservada',
  'outcome.declined_text': '{name} rechazó tu solicitud. No pagas nada.',
  'outcome.cancelled_text':
    'Tu sesión con {name} se canceló. El reembolso sigue la política de cancelación que viste al reservar.',
  'outcome.open': 'Ver reserva',
  'outcome.back': 'Volver a la reserva',
  'outcome.look_again': 'Comprobar otra vez',
  'outcome.looking': 'Comprobando…',
  'outcome.other_time': 'Elegir otro horario',
  'outcome.other_mentor': 'Buscar otro mentor',
  'outcome.no_id_title': '¿Qué reserva?',
  'outcome.no_id_text': 'Este enlace no lleva a ninguna reserva. Puedes verlas todas en Reservas.',
};
