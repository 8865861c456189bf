export default {
  'withdrawal.title': 'Desistir del contrato',
  'withdrawal.lede':
    'En la UE, Islandia, Liechtenstein y Noruega, los estudiantes pueden desistir durante 14 días de una sesión de pago con un profesional, hasta que empiece. Se reembolsa todo el precio.',
  'withdrawal.session': '{service} con {name}',
  'withdrawal.until': 'Puedes desistir del contrato hasta {moment} y recibir un reembolso total.',
  'withdrawal.until_mentor':
    'Hasta {moment}, {name} puede desistir del contrato y recibir un reembolso total, incluso después de la sesión. Te pagamos después de esa fecha.',
  'withdrawal.later':
    'Puedes desistir del contrato durante los 14 días siguientes al pago y recibir un reembolso total.',
  'withdrawal.until_start': 'Hasta que empiece la sesión puedes desistir del contrato y recibir un reembolso total.',
  'withdrawal.after': 'Después se aplica la norma del mentor: {rule}',
  'withdrawal.none_title': 'No hay sesiones de las que desistir',
  'withdrawal.none_text':
    'Las sesiones aparecen aquí mientras puedas desistir del contrato. Las demás puedes cancelarlas en Reservas.',
  'withdrawal.to_bookings': 'Ver reservas',
  'withdrawal.back_to_booking': 'Volver a la reserva',
  'withdrawal.closed_title': 'No puedes desistir de este contrato',
  'withdrawal.closed_text':
    'No hay derecho de desistimiento o el plazo ha terminado. La reserva muestra lo que aún puedes hacer.',
  'withdrawal.contract': 'Contrato',
  'withdrawal.name': 'Tu nombre',
  'withdrawal.email': 'Correo electrónico para el acuse de recibo',
  'withdrawal.email_hint': 'Lo enviamos enseguida.',
  'withdrawal.next': 'Continuar',
  'withdrawal.confirm_title': '¿Confirmar el desistimiento?',
  'withdrawal.declared': '{name} desiste de este contrato. El acuse de recibo se envía a {email}.',
  'withdrawal.follows': 'La sesión se cancelará y se reembolsarán {price}. No se puede deshacer.',
  'withdrawal.follows_held': 'Se reembolsarán {price}. No se puede deshacer.',
  'withdrawal.confirm': 'Confirmar desistimiento',
  'withdrawal.confirming': 'Confirmando…',
  'withdrawal.back': 'Volver',
  'withdrawal.done_title': 'Has desistido del contrato',
  'withdrawal.done_text': 'Recibimos tu desistimiento el {moment}. Se te reembolsan {price}.',
  'withdrawal.receipt_sent': 'Hemos enviado el acuse de recibo a {email}.',
  'withdrawal.trader': 'Profesional',
  'withdrawal.see_receipt': 'Ver acuse de recibo',
  'withdrawal.early':
    'Quiero que la sesión se celebre antes de que terminen los 14 días. Una vez celebrada, no puedo desistir.',
};
