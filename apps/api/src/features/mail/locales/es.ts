import { deal, dealMails } from './deals/es.ts';
import type { BookingMailWords, MailWords, Named } from './mail-words.ts';
import { searchNews } from './news/es.ts';
import { notices } from './notices/es.ts';

const moment = (day: string, time: string) => `${day}, ${time}`;

const attached = 'La invitación de calendario va adjunta.';
const updates = 'El archivo adjunto actualiza tu calendario.';
const joinEarly = 'Puedes unirte diez minutos antes del inicio.';

const before = (named: Named) => (named.before === null ? '' : `El horario anterior era: ${named.before}. `);
const held = (named: Named) =>
  named.until === null
    ? `Te guardamos el horario. Te escribiremos cuando ${named.them} responda.`
    : `Te guardamos el horario hasta: ${named.until}. Te escribiremos cuando ${named.them} responda.`;
const answerable = (named: Named) =>
  named.until === null
    ? 'Acepta o rechaza la solicitud. Guardamos el horario hasta que respondas.'
    : `Acepta o rechaza la solicitud. Plazo: ${named.until}. Guardamos el horario hasta entonces.`;
const movedRequest = (named: Named) => `Solicitud reprogramada: ${named.service} con ${named.them}, ${named.when}`;
/** Who accepted the time that the other side had proposed; null where none was. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader ? `Aceptaste el nuevo horario de ${named.them}` : `${named.them} aceptó tu nuevo horario`;
}

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `Confirmada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Tu sesión con ${named.them} está confirmada`,
      lead: `${attached} Anota tus preguntas antes de la sesión.`,
    }),
    mentor: (named) => ({
      subject: `Nueva reserva de ${named.them}: ${named.service}, ${named.when}`,
      heading: `${named.them} reservó una sesión contigo`,
      lead: `La sesión está confirmada. ${attached}`,
    }),
  },
  requested: {
    prospect: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `Tu solicitud a ${named.them} tiene un nuevo horario`,
            lead: `${before(named)}${held(named)}`,
          }
        : {
            subject: `Solicitud enviada: ${named.service} con ${named.them}, ${named.when}`,
            heading: `Solicitaste una sesión con ${named.them}`,
            lead: held(named),
          },
    mentor: (named) =>
      named.was_proposed
        ? {
            subject: movedRequest(named),
            heading: `${named.them} aceptó tu nuevo horario`,
            lead: `${before(named)}${answerable(named)}`,
          }
        : {
            subject: `Nueva solicitud de ${named.them}: ${named.service}, ${named.when}`,
            heading: `${named.them} solicitó una sesión contigo`,
            lead: answerable(named),
          },
  },
  accepted: {
    prospect: (named) => ({
      subject: `Confirmada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `${named.them} aceptó tu solicitud`,
      lead: `Tu sesión está confirmada. ${attached}`,
    }),
    mentor: (named) => ({
      subject: `Confirmada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Aceptaste la solicitud de ${named.them}`,
      lead: `La sesión está confirmada. ${attached}`,
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} rechazó tu solicitud: ${named.service}, ${named.when}`,
      heading: `${named.them} rechazó tu solicitud`,
      lead: 'Quizá otro horario les vaya bien a ambos. También puedes elegir otro mentor de la misma ruta.',
    }),
    mentor: (named) => ({
      subject: `Rechazada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Rechazaste la solicitud de ${named.them}`,
      lead: 'El horario vuelve a estar disponible.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Cancelada: ${named.service} con ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Cancelaste tu sesión' : `${named.them} canceló tu sesión`,
      lead: 'El archivo adjunto la quita de tu calendario.',
    }),
    mentor: (named) => ({
      subject: `Cancelada: ${named.service} con ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Cancelaste una sesión' : `${named.them} canceló una sesión`,
      lead: 'El horario vuelve a estar disponible. El archivo adjunto quita la sesión de tu calendario.',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `Reprogramada: ${named.service} con ${named.them}, ${named.when}`,
      heading: accepted(named) ?? (named.by_reader ? 'Reprogramaste tu sesión' : `${named.them} reprogramó tu sesión`),
      lead: `${before(named)}${updates}`,
    }),
    mentor: (named) => ({
      subject: `Reprogramada: ${named.service} con ${named.them}, ${named.when}`,
      heading:
        accepted(named) ?? (named.by_reader ? 'Reprogramaste una sesión' : `${named.them} reprogramó una sesión`),
      lead: `${before(named)}${updates}`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Solicitud retirada: ${named.service} con ${named.them}, ${named.when}`,
      heading: 'Retiraste tu solicitud',
      lead: 'Ya no te guardamos el horario.',
    }),
    mentor: (named) => ({
      subject: `Solicitud retirada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `${named.them} retiró una solicitud`,
      lead: 'No tienes que hacer nada. El horario vuelve a estar disponible.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `Solicitud caducada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `${named.them} no respondió a tiempo`,
      lead: 'Ya no guardamos el horario. Elige otro, o a otro mentor de la misma ruta.',
    }),
    mentor: (named) => ({
      subject: `Solicitud caducada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `La solicitud de ${named.them} caducó`,
      lead: 'No respondiste a tiempo. El horario vuelve a estar disponible.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Mañana: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Tu sesión con ${named.them} es dentro de 24 horas`,
      lead: 'Si no puedes asistir, cancela ahora para que otra persona pueda reservar el horario.',
    }),
    mentor: (named) => ({
      subject: `Mañana: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Tu sesión con ${named.them} es dentro de 24 horas`,
      lead: `Si no puedes asistir, cancela ahora y cuéntale a ${named.them} por qué.`,
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `Dentro de una hora: ${named.service} con ${named.them}, ${named.time}`,
      heading: `Tu sesión con ${named.them} empieza dentro de una hora`,
      lead: joinEarly,
    }),
    mentor: (named) => ({
      subject: `Dentro de una hora: ${named.service} con ${named.them}, ${named.time}`,
      heading: `Tu sesión con ${named.them} empieza dentro de una hora`,
      lead: joinEarly,
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: '¿Dejar de recibir recordatorios?',
    text: 'No te escribiremos 24 horas y 1 hora antes de tus sesiones. Seguirás recibiendo correos sobre cambios en tus reservas.',
  },
  done: {
    title: 'Los recordatorios están desactivados',
    text: 'No te escribiremos antes de tus sesiones. Puedes volver a activarlos cuando quieras.',
  },
  button: 'Dejar de recibir recordatorios',
  settings: 'Todos los ajustes de correo',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `No podemos sincronizar tu calendario ${name}`,
  heading: (name) => `No podemos sincronizar tu calendario ${name}`,
  leads: {
    signed_out:
      'Ya no tenemos acceso, por ejemplo porque cambió una contraseña o se retiró el permiso. Conéctalo de nuevo. Hasta entonces no podemos ver qué horarios están ocupados, así que los tuyos están ocultos.',
    gone: 'Uno de los calendarios que elegiste ya no existe. Elige otro. Hasta entonces no podemos ver qué horarios están ocupados, así que los tuyos están ocultos.',
    silent:
      'El calendario lleva un rato sin responder y seguimos intentándolo. No podemos ver qué horarios están ocupados, así que los tuyos están ocultos por ahora. Si continúa así, revisa el enlace o conéctalo de nuevo.',
  },
  unreadable: {
    lead: (what) => `${what} Hasta que podamos leerlo no sabemos cuándo estás ocupado y tus horas están ocultas.`,
    entry: (calendar, entry, fault) => `En ${calendar} no podemos leer ${entry}. ${fault} Corrígela o bórrala allí.`,
    titled: (title, day) => (day === null ? `la entrada «${title}»` : `la entrada «${title}» del ${day}`),
    untitled: (day) => (day === null ? 'una entrada sin título' : `una entrada del ${day}`),
    faults: {
      time: 'Su inicio o su fin no es una hora.',
      duration: 'Su duración no es un intervalo de tiempo.',
      rule: 'No entendemos cada cuánto se repite.',
      too_much: 'Se repite más a menudo de lo que podemos seguir.',
    },
    whole: {
      not_a_calendar: 'Lo que envía su servidor no es un calendario. Revisa su dirección o vuelve a conectarlo.',
      cut_off: 'Lo que envía su servidor se corta antes del final. Seguimos intentándolo.',
      too_large:
        'Contiene más de lo que podemos leer. Borra allí entradas antiguas o comparte un calendario más pequeño.',
    },
  },
  button: 'Ver tus calendarios',
  why: 'Recibes este correo porque conectaste un calendario a Abroad Mentors.',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: 'Tu correo ha cambiado',
  heading: 'Tu correo ha cambiado',
  lead: (address, support) =>
    `Ahora enviamos tus correos de Abroad Mentors a ${address}. Tu proveedor de acceso nos indicó que esa es tu dirección. Si no la cambiaste tú, protege allí tu cuenta y escribe a ${support}.`,
  button: 'Ver tus ajustes',
  why: 'Recibes este correo porque esta era la dirección de tu cuenta de Abroad Mentors.',
};

const platforms: MailWords['platforms'] = {
  google_meet: 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  phone: 'Llamada telefónica',
  in_person: 'En persona',
};

const labels: MailWords['labels'] = {
  product: 'Abroad Mentors',
  service: 'Sesión',
  place: 'Cómo unirse',
  yours: 'Tu hora',
  message: (name: string) => `${name} escribió`,
  reason: (name: string) => `Motivo de ${name}`,
  your_message: 'Escribiste',
  your_reason: 'Tu motivo',
  deleted_user: 'Cuenta eliminada',
  removed_from_calendar: 'El mentor borró la sesión de su calendario.',
  open: 'Ver reserva',
  answer: 'Responder a la solicitud',
  find: 'Buscar otro horario',
  link_by_mentor: (name: string) => `${name} te enviará el enlace antes de la sesión.`,
  link_by_you: 'Envía tú el enlace antes de la sesión. No tienes ningún calendario conectado que pueda crearlo.',
  place_by_mentor: (name: string) => `${name} te lo dirá antes de la sesión.`,
  place_by_you: 'Díselo al estudiante antes de la sesión. Tu servicio no tiene dirección ni número de teléfono.',
  unsubscribe: 'Dejar de recibir recordatorios',
  why: 'Recibes este correo porque tienes una reserva en Abroad Mentors.',
};

export const es: MailWords = {
  dates: 'es',
  direction: 'ltr',
  moment,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  bookingMails,
  deal,
  calendarBroken,
  emailChanged,
  searchNews,
  notices,
  unsubscribe,
  platforms,
  labels,
};
