import { toEither } from '../../../mail/locales/index.ts';
import type { BookingWords, Named } from './words.ts';

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
/** Who accepted the time that the other person had proposed; null where there was no proposal. */
function accepted(named: Named): string | null {
  if (!named.was_proposed) return null;
  return named.by_reader ? `Aceptaste el nuevo horario de ${named.them}` : `${named.them} aceptó tu nuevo horario`;
}

const reportedAbsent = toEither(({ is_paid, service, them, when, until }: Named) => ({
  subject: `Informe de que no te presentaste: ${service} con ${them}, ${when}`,
  heading: `${them} dice que no te presentaste`,
  lead: `Cuenta qué pasó antes de: ${until}. Si no respondes, el informe cuenta.${is_paid ? ' El pago queda en espera hasta entonces.' : ''}`,
}));

const mails: BookingWords['mails'] = {
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
  contract_withdrawn: toEither(({ service, them, when }) => ({
    subject: `Desistimiento: ${service} con ${them}, ${when}`,
    heading: `${them} ha desistido del contrato`,
    lead: 'En la UE, los estudiantes pueden desistir de un contrato con un profesional durante 14 días y recibir un reembolso total. El archivo adjunto quita la sesión de tu calendario.',
  })),
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
  proposed: toEither(({ service, them, when }) => ({
    subject: `Nuevos horarios propuestos: ${service} con ${them}, ${when}`,
    heading: `${them} propone otro horario`,
    lead: 'Tu sesión conserva su horario actual hasta que elijas. No guardamos los horarios propuestos.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `Horarios rechazados: ${service} con ${them}, ${when}`,
    heading: `${them} rechazó los horarios que propusiste`,
    lead: 'La sesión conserva su horario actual. En tu calendario no cambia nada.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `Cómo unirse: ${service} con ${them}, ${when}`,
    heading: `${them} añadió cómo unirse`,
    lead: 'El archivo adjunto actualiza tu calendario.',
  })),
  place_missing: toEither(({ is_video, service, them, when }) =>
    is_video
      ? {
          subject: `Falta el enlace: ${service} con ${them}, ${when}`,
          heading: `Tu sesión con ${them} todavía no tiene enlace`,
          lead: `Añádelo ahora para que ${them} sepa dónde entrar. ${them} lo recibe por correo.`,
        }
      : {
          subject: `Falta el lugar: ${service} con ${them}, ${when}`,
          heading: `Tu sesión con ${them} todavía no tiene número ni dirección`,
          lead: `Añádelo ahora. ${them} lo recibe por correo.`,
        },
  ),
  no_show_mentor: reportedAbsent,
  no_show_prospect: reportedAbsent,
};

const labels: BookingWords['labels'] = {
  yours: 'Tu hora',
  message: (name: string) => `${name} escribió`,
  reason: (name: string) => `Motivo de ${name}`,
  your_message: 'Escribiste',
  your_reason: 'Tu motivo',
  open: 'Ver reserva',
  answer: 'Responder a la solicitud',
  say: 'Contar qué pasó',
  pay: 'Pagar ahora',
  find: 'Buscar otro horario',
  link_by_mentor: (name: string) => `${name} te enviará el enlace antes de la sesión.`,
  link_by_you: 'Envía tú el enlace antes de la sesión. No tienes ningún calendario conectado que pueda crearlo.',
  place_by_mentor: (name: string) => `${name} te lo dirá antes de la sesión.`,
  place_by_you: 'Díselo al estudiante antes de la sesión. Tu servicio no tiene dirección ni número de teléfono.',
  unsubscribe: 'Dejar de recibir recordatorios',
  why: 'Recibes este correo porque tienes una reserva en Abroad Mentors.',
  times: 'Horarios propuestos',
  choose: 'Elegir un horario',
};

export const es: BookingWords = { mails, labels };
