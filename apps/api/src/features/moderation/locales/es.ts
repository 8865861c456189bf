import type { ModerationWords } from './words.ts';

export const es: ModerationWords = {
  about: {
    mentor_profile: 'Esta decisión trata de tu perfil de mentor.',
    prospect_profile: 'Esta decisión trata de tu perfil de estudiante.',
    service: 'Esta decisión trata de uno de tus servicios.',
    review: 'Esta decisión trata de una reseña que escribiste.',
    booking: 'Esta decisión trata de una de tus reservas.',
    thread: 'Esta decisión trata de lo que escribiste en una conversación.',
    message: 'Esta decisión trata de un mensaje que escribiste.',
    account: 'Esta decisión trata de tu cuenta.',
  },
  note: 'Esta es una nota de nuestro equipo. No tiene otras consecuencias y no es una falta.',
  warn: 'Esto es una advertencia. Si vuelve a pasar, tomaremos más medidas.',
  remove: {
    service: 'Tu servicio ya no se muestra ni se puede reservar. Las sesiones ya reservadas siguen en pie.',
    review: 'Tu reseña ya no se muestra ni cuenta en la calificación.',
    message: 'Tu mensaje se ha eliminado. La otra persona ya no lo ve.',
  },
  restore: 'Lo que habíamos quitado u ocultado se muestra de nuevo.',
  active_again: 'Tu cuenta está activa de nuevo.',
  undone: (date) =>
    `Retiramos nuestra decisión del ${date}. Lo que aún tenía efecto termina ahora y su falta ya no cuenta.`,
  mask: (fields) => `Quitamos estos textos: ${fields}.`,
  fields: {
    headline: 'titular',
    about: 'sobre ti',
    why_study_abroad: 'por qué estudiar en el extranjero',
    career_aspirations: 'metas profesionales',
    topics_can_discuss: 'temas de los que puedes hablar',
    description: 'descripción',
    message: 'mensaje',
  },
  hide_until: (date) =>
    `Tu perfil de mentor está oculto hasta el ${date}. Hasta entonces no se puede encontrar ni reservar. Las sesiones ya reservadas siguen en pie.`,
  hide_open:
    'Tu perfil de mentor está oculto hasta nuevo aviso. No se puede encontrar ni reservar. Las sesiones ya reservadas siguen en pie.',
  hide_until_read:
    'Tu perfil de mentor está oculto hasta que leas la lista de comprobación de las sesiones. Hasta entonces no se puede encontrar ni reservar. Las sesiones ya reservadas siguen en pie.',
  suspend_until: (date) => `Tu cuenta está suspendida hasta el ${date}.`,
  suspend_open: 'Tu cuenta está suspendida hasta nuevo aviso.',
  sessions_stay: 'Las sesiones confirmadas siguen en pie: puedes unirte a ellas o cancelarlas.',
  sessions_end: 'Tus próximas sesiones se cancelan.',
  sessions_some:
    'Algunas de tus próximas sesiones se cancelan. Las demás siguen en pie: puedes unirte a ellas o cancelarlas.',
  revoke_proof: 'Las pruebas de tus estudios ya no cuentan y tu perfil ya no las muestra.',
  hold_until: (date) =>
    `No te pagaremos lo que has ganado hasta el ${date}. El dinero sigue siendo tuyo y puedes seguir dando sesiones.`,
  hold_open:
    'No te pagaremos lo que has ganado hasta nuevo aviso. El dinero sigue siendo tuyo y puedes seguir dando sesiones.',
  limit_until: (date) =>
    `No puedes enviar mensajes hasta el ${date}. Puedes seguir leyéndolos. Las sesiones ya reservadas siguen en pie.`,
  limit_open:
    'No puedes enviar mensajes hasta nuevo aviso. Puedes seguir leyéndolos. Las sesiones ya reservadas siguen en pie.',
  freeze:
    'Nadie puede escribir en la conversación hasta que la hayamos revisado. Las sesiones ya reservadas siguen en pie.',
  refund_booking: 'El pago de la sesión se reembolsa por completo.',
  close_account:
    'Tu cuenta está cerrada y tus próximas sesiones se cancelan. Aún puedes iniciar sesión para descargar tus datos y apelar.',
  close_on: (date) =>
    `Tu cuenta se cierra el ${date}. Hasta entonces no cambia nada y puedes dar las sesiones anteriores a ese día. Ese día se cancelan las sesiones que queden por delante. Después aún puedes iniciar sesión para descargar tus datos y apelar.`,
  close_at_once: {
    repeated_breach: 'No hay preaviso de 30 días porque has incumplido nuestras normas repetidamente.',
    legal_duty: 'No hay preaviso de 30 días porque una ley nos obliga a ello.',
    urgent_reason: 'No hay preaviso de 30 días porque la ley nos da un motivo urgente.',
  },
  scope: 'Esto vale en todo Abroad Mentors.',
  facts: (text) => `Lo que encontramos: ${text}`,
  rule: (rule) => `La norma que esto infringe: ${rule}.`,
  rules: {
    safety: 'Amenazas, violencia y todo lo que ponga a alguien en peligro',
    harassment: 'Insultos, presiones y contactos que la otra persona no quiere',
    minor_at_risk: 'Todo lo que dañe a un menor o lo ponga en riesgo',
    scam: 'Engañar a la gente por dinero o datos, y vender admisiones, visas o becas',
    paying_outside: 'Pedir u ofrecer pagos fuera de Abroad Mentors',
    fake_profile: 'Hacerse pasar por otra persona, o indicar estudios y trabajos que no son ciertos',
    fake_review: 'Reseñas compradas, intercambiadas o inventadas',
    hate: 'El desprecio por origen, religión, género, sexualidad, discapacidad o edad',
    sexual: 'Contenido sexual e insinuaciones sexuales',
    privacy: 'Compartir datos personales de alguien sin su acuerdo',
    copyright: 'Textos, fotos y documentos que son de otra persona',
    spam: 'Publicidad, y el mismo texto una y otra vez',
    other_illegal: 'Cualquier otra cosa contraria a la ley',
    other: 'Cualquier otra cosa que perjudique a otras personas aquí',
    no_show: 'No presentarse a una sesión confirmada, o cancelarla tarde',
  },
  reported: 'Lo revisamos porque nos llegó un informe.',
  noticed: 'Nadie lo informó: lo revisamos por nuestra cuenta.',
  by_person: 'Lo decidió una persona, no un programa.',
  by_itself: 'Se decidió automáticamente según una regla fija, sin intervención de una persona.',
  strike: (date) => `Esto es una falta. Cuenta hasta el ${date}.`,
  redress: (date) =>
    `Si no estás de acuerdo, puedes apelar una vez, hasta el ${date}, en la página de esta decisión. Decide otra persona, si la hay. Es gratis. También puedes acudir a un órgano de resolución extrajudicial de litigios o a un tribunal.`,
  many_reports: 'Tres o más personas lo informaron por separado en 24 horas.',
  in_danger: 'El informe dice que alguien puede estar en peligro.',
  missed: (date, count) =>
    `No te presentaste a una sesión confirmada el ${date}. Sesiones perdidas en 12 meses: ${count}.`,
  cancelled_late: (count) =>
    `Cancelaste tres sesiones menos de 24 horas antes del inicio, lo que cuenta como una sesión perdida. Sesiones perdidas en 12 meses: ${count}.`,
  domain_abused: (domain) =>
    `Se hizo un mal uso de direcciones de correo de ${domain}, así que las pruebas que vienen de ellas ya no cuentan. Nadie dice que hayas hecho algo mal. Puedes demostrar tus estudios de otra manera.`,
  no_longer_named: (university) =>
    `${university} ya no te nombra, así que la prueba que venía de ahí ya no cuenta. Nadie dice que hayas hecho algo mal. Puedes demostrar tus estudios de otra manera.`,
  presets: {
    contact_outside: 'Pediste a alguien organizar o pagar sesiones fuera de Abroad Mentors.',
    offensive: 'Tus palabras insultan o amenazan a otras personas.',
    false_claims: 'Tu perfil indica estudios, trabajos o resultados que no son ciertos.',
    fake_review: 'Esta reseña no trata de una sesión tal como fue, o se dio algo a cambio.',
    personal_data: 'Tu texto comparte datos personales de alguien sin su acuerdo.',
    advertising: 'Tu texto anuncia algo que no es una sesión aquí.',
    copied: 'El texto o la imagen es de otra persona.',
    missed_sessions: 'No te presentaste a sesiones confirmadas, o las cancelaste tarde.',
  },
};
