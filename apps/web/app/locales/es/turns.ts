import type { Messages } from '../index.ts';

export default {
  'turns.title': 'Pendiente de ti',
  'turns.count':
    '{count, plural, one {# reserva espera tu respuesta o tu pago} other {# reservas esperan tu respuesta o tu pago}}',
  'turns.pay_left':
    '{minutes, plural, one {Termina de pagar tu sesión con {name}: queda # min} other {Termina de pagar tu sesión con {name}: quedan # min}}',
  'turns.pay': 'Pagar',
  'turns.pay_session': 'Pagar la sesión con {name}',
  'turns.request': 'Nueva solicitud de {name}: {service}, {moment}',
  'turns.answer_until': 'Responde antes de: {moment}',
  'turns.answer': 'Responder',
  'turns.answer_to': 'Responder a la solicitud de {name}',
  'turns.proposal': '{name} propone otro horario: {service}',
  'turns.choose': 'Elegir una hora',
  'turns.choose_of': 'Elegir una hora para la sesión con {name}',
  'turns.no_show': '{name} dice que no te presentaste: {service}',
  'turns.say': 'Contar qué pasó',
  'turns.say_of': 'Contar qué pasó: {name}',
  'turns.all': 'Ver todo ({count})',
} satisfies Messages;
