export default {
  'later.status': 'Reservada, pago más adelante',
  'later.today': 'Hoy no pagas nada. Paga entre el {from} y el {to}.',
  'later.today_request': 'Hoy no pagas nada. Paga entre el {from} y el {to}. Después, {name} podrá aceptar o rechazar.',
  'later.book': 'Reservar ahora y pagar más adelante',
  'later.pay': 'Paga entre el {from} y el {to}',
  'later.pays': '{name} paga entre el {from} y el {to}',
  'later.title': 'Te guardamos el horario con {name}',
  'later.text': 'Hoy no pagas nada. Te escribiremos cuando puedas pagar.',
  'later.policy':
    'Aún no se ha pagado nada, así que cancelar no cuesta nada. Para cambiar el horario, cancela y reserva otro al precio de ese día.',
  'later.policy_mentor':
    'Aún no se ha pagado nada, así que cancelar no cuesta nada. Para cambiar el horario, cancela y pídele a {name} que reserve otro.',
  'later.pay_by': 'Plazo para pagar: {moment}. Hasta entonces te guardamos este horario.',
  'later.turn': 'Paga tu sesión con {name}. Plazo: {moment}',
  'later.story_you': 'Reservaste este horario con pago más adelante',
  'later.story_other': '{name} reservó este horario con pago más adelante',
};
