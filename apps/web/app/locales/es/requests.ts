import type { Messages } from '../index.ts';

export default {
  'requests.about': 'Sobre {name}',
  'requests.loading': 'Cargando el perfil del estudiante',
  'requests.none': 'Aún sin sesiones anteriores con mentores',
  'requests.kept': '{count, plural, one {Asistió a # sesión} other {Asistió a # sesiones}}',
  'requests.missed': '{count, plural, =0 {Nunca faltó} one {Faltó # vez} other {Faltó # veces}}',
  'requests.answers':
    'Qué dijeron los mentores tras {sessions, plural, one {# sesión} many {# sesiones} other {# sesiones}} con {name}',
  'requests.on_time': 'Puntual: {count} de {sessions}',
  'requests.prepared': 'Con preparación: {count} de {sessions}',
  'requests.meet_again': 'Se reunirían de nuevo: {count} de {sessions}',
  'requests.hidden': '{name} no comparte su perfil contigo.',
  'requests.full': 'Ver perfil completo',
  'requests.full_of': 'Ver perfil completo: {name}',
  'requests.who': 'Ver quién lo pide',
  'requests.who_of': 'Ver quién lo pide: {name}',
  'requests.propose': 'Proponer otras horas',
  'requests.propose_to': 'Proponer otras horas a {name}',
  'requests.propose_text':
    'Propón hasta 3 horas. Hasta que {name} elija una, la solicitud mantiene su hora y aún puedes aceptarla.',
  'requests.own_text': 'Hasta que {name} elija, la solicitud mantiene su hora: {moment}. Aún puedes aceptarla.',
  'requests.moved_toast': 'Solicitud cambiada de hora. Hemos avisado a {name}.',
} satisfies Messages;
