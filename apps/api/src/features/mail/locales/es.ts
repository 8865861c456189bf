import { deal, dealMails } from './deals/es.ts';
import type { BookingMailWords, MailWords } from './mail-words.ts';
import { searchNews } from './news/es.ts';
import { notices } from './notices/es.ts';

const moment = (day: string, time: string) => `${day}, ${time}`;

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `Reserva hecha: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Tienes una sesión con ${named.them}`,
      lead: 'Está en el archivo de calendario de este correo. Prepara tus preguntas: unas líneas por adelantado ayudan mucho.',
    }),
    mentor: (named) => ({
      subject: `${named.them} ha reservado ${named.service}, ${named.when}`,
      heading: `${named.them} ha reservado una sesión contigo`,
      lead: 'Ya está confirmada, y en el archivo de calendario de este correo.',
    }),
  },
  requested: {
    prospect: (named) => ({
      subject: `Solicitud enviada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Has pedido una sesión a ${named.them}`,
      lead: `Te guardamos la hora${named.until === null ? '' : ` (plazo: ${named.until})`} y te escribimos en cuanto ${named.them} responda.`,
    }),
    mentor: (named) => ({
      subject: `${named.them} te pide ${named.service}, ${named.when}`,
      heading: `${named.them} te pide una sesión`,
      lead: `Acepta o rechaza la solicitud${named.until === null ? '' : ` (plazo: ${named.until})`}; hasta entonces la hora queda guardada.`,
    }),
  },
  accepted: {
    prospect: (named) => ({
      subject: `${named.them} ha aceptado: ${named.service}, ${named.when}`,
      heading: `${named.them} ha aceptado tu solicitud`,
      lead: 'La sesión está confirmada, y en el archivo de calendario de este correo.',
    }),
    mentor: (named) => ({
      subject: `Sesión confirmada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Has aceptado la solicitud de ${named.them}`,
      lead: 'La sesión está confirmada, y en el archivo de calendario de este correo.',
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} no puede atender tu sesión, ${named.when}`,
      heading: `${named.them} no puede atender esta sesión`,
      lead: 'La hora vuelve a estar libre. Quizá haya otra que convenga a los dos, u otro mentor en la misma ruta.',
    }),
    mentor: (named) => ({
      subject: `Solicitud rechazada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Has rechazado la solicitud de ${named.them}`,
      lead: 'La hora vuelve a estar libre.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Sesión cancelada: ${named.service} con ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Has cancelado tu sesión' : `${named.them} ha cancelado tu sesión`,
      lead: 'El archivo de calendario de este correo la quita de tu calendario.',
    }),
    mentor: (named) => ({
      subject: `Sesión cancelada: ${named.service} con ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Has cancelado una sesión' : `${named.them} ha cancelado una sesión`,
      lead: 'La hora vuelve a estar libre. El archivo de calendario de este correo quita la sesión de tu calendario.',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `Sesión movida: ${named.service} con ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Has movido tu sesión' : `${named.them} ha movido tu sesión`,
      lead: `${named.before === null ? '' : `Antes era: ${named.before}. `}El archivo de calendario de este correo la mueve en tu calendario.`,
    }),
    mentor: (named) => ({
      subject: `Sesión movida: ${named.service} con ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Has movido una sesión' : `${named.them} ha movido una sesión`,
      lead: `${named.before === null ? '' : `Antes era: ${named.before}. `}El archivo de calendario de este correo la mueve en tu calendario.`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Solicitud retirada: ${named.service} con ${named.them}, ${named.when}`,
      heading: 'Has retirado tu solicitud',
      lead: 'Ya no te guardamos la hora.',
    }),
    mentor: (named) => ({
      subject: `${named.them} ha retirado una solicitud: ${named.service}, ${named.when}`,
      heading: `${named.them} ha retirado una solicitud`,
      lead: 'Ya no hay nada que responder, y la hora vuelve a estar libre.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `Sin respuesta a tiempo: ${named.service} con ${named.them}, ${named.when}`,
      heading: `${named.them} no ha respondido a tiempo`,
      lead: 'Ya no guardamos la hora. Elige otra, u otro mentor en la misma ruta.',
    }),
    mentor: (named) => ({
      subject: `Solicitud caducada: ${named.service} con ${named.them}, ${named.when}`,
      heading: `La solicitud de ${named.them} ha caducado`,
      lead: 'Nadie la respondió a tiempo, y la hora vuelve a estar libre.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Mañana: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Tu sesión con ${named.them} es dentro de 24 horas`,
      lead: 'Si no puedes asistir, cancela ahora para que otra persona pueda usar la hora.',
    }),
    mentor: (named) => ({
      subject: `Mañana: ${named.service} con ${named.them}, ${named.when}`,
      heading: `Tu sesión con ${named.them} es dentro de 24 horas`,
      lead: 'Si no puedes asistir, cancela ahora y di por qué: es más amable que una sala vacía.',
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `Dentro de una hora: ${named.service} con ${named.them}, ${named.time}`,
      heading: `Tu sesión con ${named.them} empieza dentro de una hora`,
      lead: 'Puedes entrar diez minutos antes de que empiece.',
    }),
    mentor: (named) => ({
      subject: `Dentro de una hora: ${named.service} con ${named.them}, ${named.time}`,
      heading: `Tu sesión con ${named.them} empieza dentro de una hora`,
      lead: 'Puedes entrar diez minutos antes de que empiece.',
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: '¿Dejar de recibir recordatorios?',
    text: 'No recibirás correos 24 horas ni 1 hora antes de tus sesiones. De lo que haga la otra persona te avisamos igualmente.',
  },
  done: {
    title: 'Ya no recibirás recordatorios',
    text: 'Ya no te escribimos antes de tus sesiones. Puedes volver a recibir recordatorios cuando quieras.',
  },
  button: 'Dejar de recibir recordatorios',
  settings: 'Todos los ajustes de correo',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `No podemos leer tu calendario ${name}`,
  heading: (name) => `No podemos leer tu calendario ${name}`,
  leads: {
    signed_out:
      'Ya no nos deja entrar, por ejemplo porque se cambió una contraseña o se retiró el permiso. Vuelve a conectarlo; hasta entonces no sabemos cuándo estás ocupado y tus horas están ocultas.',
    gone: 'Uno de los calendarios que elegiste ya no existe. Elige otro; hasta entonces no sabemos cuándo estás ocupado y tus horas están ocultas.',
    silent:
      'Lleva un rato sin responder. Seguimos intentándolo. Hasta que responda no sabemos cuándo estás ocupado y tus horas están ocultas. Si continúa así, revisa su dirección o vuelve a conectarlo.',
  },
  button: 'Ver tus calendarios',
  why: 'Recibes este correo porque conectaste un calendario a Abroad Mentors. Escribimos una sola vez cada vez que falla uno.',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: 'Tu dirección de correo ha cambiado',
  heading: 'Tu dirección de correo ha cambiado',
  lead: (address, support) =>
    `A partir de ahora enviamos tus correos de Abroad Mentors a ${address}, porque tu proveedor de inicio de sesión nos ha indicado esa dirección. Si no la cambiaste tú, protege tu cuenta allí y escribe a ${support}.`,
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
  place: 'Dónde',
  yours: 'Tu hora',
  message: (name) => `${name} ha escrito`,
  reason: (name) => `Motivo de ${name}`,
  your_message: 'Has escrito',
  your_reason: 'Tu motivo',
  deleted_user: 'Cuenta eliminada',
  removed_from_calendar: 'La sesión se quitó del calendario del mentor.',
  open: 'Ver la reserva',
  answer: 'Responder a la solicitud',
  find: 'Buscar otra hora',
  link_by_mentor: (name) => `${name} te envía el enlace antes de la sesión.`,
  link_by_you: 'Envía tú el enlace antes de la sesión: no hay ningún calendario conectado que pueda crearlo.',
  place_by_mentor: (name) => `${name} te lo dice antes de la sesión.`,
  place_by_you: 'Dilo antes de la sesión: el servicio no indica lugar ni número.',
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
