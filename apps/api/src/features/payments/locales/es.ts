import { toEither } from '../../mail/locales/index.ts';
import type { MoneyWords, Named } from './words.ts';

const arrives = 'El dinero llega a la tarjeta con la que pagaste, normalmente en un plazo de 5 a 10 días laborables.';

const released = ({ service, them, when }: Named) => ({
  subject: `Sin pagar a tiempo: ${service} con ${them}, ${when}`,
  heading: `Liberamos el horario con ${them}`,
  lead: 'Se acabó el plazo para pagar, así que no hay nada reservado y no se te cobró nada. Puedes elegir otro horario.',
});

export const es: MoneyWords = {
  mails: {
    hold_expired: toEither(released),
    paid_later: {
      prospect: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `Pago más adelante: ${service} con ${them}, ${when}`,
        heading: `Te guardamos el horario con ${them}`,
        lead: `Hoy no pagas nada. Paga entre el ${opens} y el ${pay_by}. Te escribiremos cuando puedas hacerlo. Si no se paga en ese plazo, liberaremos el horario.${needs_approval ? ` Cuando hayas pagado, ${them} podrá aceptar o rechazar.` : ''} Hasta que pagues, puedes cancelar sin coste.`,
      }),
      mentor: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `Nueva reserva con pago más adelante: ${service} con ${them}, ${when}`,
        heading: `${them} reservó un horario contigo y paga más adelante`,
        lead: `Faltan más de 90 días para la sesión, así que ${them} paga entre el ${opens} y el ${pay_by}.${needs_approval ? ' Cuando se pague, podrás aceptar o rechazar.' : ''} Guardamos el horario hasta entonces y te escribiremos cuando se pague o se libere.`,
      }),
    },
    payment_opens: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Ya puedes pagar: ${service} con ${them}, ${when}`,
      heading: `Paga tu sesión con ${them}`,
      lead: `Paga ${amount} antes del ${pay_by} para conservar el horario. Si no se paga en ese plazo, lo liberaremos.`,
    })),
    payment_due_3d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Pendiente de pago: ${service} con ${them}, ${when}`,
      heading: `Tu sesión con ${them} aún no está pagada`,
      lead: `Paga ${amount} antes del ${pay_by} o liberaremos el horario.`,
    })),
    payment_due_1d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Último día para pagar: ${service} con ${them}, ${when}`,
      heading: `Último día para pagar tu sesión con ${them}`,
      lead: `Si no se pagan ${amount} antes del ${pay_by}, liberaremos el horario.`,
    })),
    // Also where the mentor was suspended and it could not be paid, which the student doesn't learn.
    unpaid: {
      prospect: ({ service, them, when }) => ({
        subject: `Horario liberado: ${service} con ${them}, ${when}`,
        heading: `Liberamos el horario con ${them}`,
        lead: 'No se pagó dentro del plazo, así que no hay nada reservado y no se te cobró nada. Puedes elegir otro horario u otro mentor.',
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Horario liberado: ${service} con ${them}, ${when}`,
        heading: `Tu sesión con ${them} no se pagó`,
        lead: 'Por eso liberamos el horario. No tienes que hacer nada.',
      }),
    },
    refunded: {
      prospect: ({ amount, service, them, when }) => ({
        subject: `Reembolso: ${amount} por ${service} con ${them}, ${when}`,
        heading: `Te reembolsamos ${amount}`,
        lead: arrives,
      }),
      mentor: ({ amount, service, them, when }) => ({
        subject: `Reembolso: ${amount} por ${service} con ${them}, ${when}`,
        heading: `Reembolsamos ${amount} a ${them}`,
        lead: 'El reembolso se descuenta de lo que generó esta sesión. No tienes que hacer nada.',
      }),
    },
    refund_failed: toEither(({ amount, service, them, when }) => ({
      subject: `Reembolso fallido: ${amount} por ${service} con ${them}, ${when}`,
      heading: `Tu reembolso de ${amount} no se completó`,
      lead: 'Tu banco no lo aceptó, casi siempre porque la tarjeta está cancelada. El dinero sigue siendo tuyo. Buscaremos otra manera y te escribiremos. También puedes responder a este correo.',
    })),
    payment_lost: {
      prospect: ({ service, them, when }) => ({
        subject: `Sin confirmar: ${service} con ${them}, ${when}`,
        heading: 'No pudimos confirmar tu sesión',
        lead: `${them} aceptó, pero la retención en tu tarjeta había caducado. No se te cobró nada. Puedes reservar el horario de nuevo.`,
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Sin confirmar: ${service} con ${them}, ${when}`,
        heading: `No pudimos confirmar la sesión con ${them}`,
        lead: `Aceptaste, pero la retención en la tarjeta de ${them} había caducado. No se cobró nada y el horario vuelve a estar disponible. Avisamos a ${them}.`,
      }),
    },
    paid_too_late: toEither(({ amount, service, them, when }) => ({
      subject: `Pago fuera de plazo: ${service} con ${them}, ${when}`,
      heading: 'Tu pago llegó demasiado tarde',
      lead: `Ya habíamos liberado el horario y no está disponible. Te reembolsamos ${amount}. ${arrives}`,
    })),
  },
  price: 'Precio',
  paid: 'Pagado',
  reserved: 'Retenido en la tarjeta',
  refund: 'Reembolso',
  seller: 'Vendido por',
  refund_why: 'Motivo',
  reasons: {
    cancelled_in_time: 'cancelación dentro de plazo',
    cancelled_late: 'cancelación tardía, por eso en parte',
    mentor_cancelled: 'canceló el mentor',
    platform_cancelled: 'canceló Abroad Mentors',
    mentor_absent: 'el mentor no se presentó',
    technical_fault: 'fallo técnico',
    paid_too_late: 'pago fuera de plazo',
    made_at_provider: 'reembolso hecho por Abroad Mentors',
    by_staff: 'decidido por Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) => `Solo se cobra si ${them} acepta. Si no, no pagas nada.`,
    mentor: () => 'La tarjeta se cobra cuando aceptas.',
  },
  released: 'No se te cobró nada. Tu banco puede mostrar el importe retenido unos días más.',
  arrives,
};
