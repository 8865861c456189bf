import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives =
  'El dinero vuelve a la tarjeta con la que pagaste y suele llegar en un plazo de 5 a 10 días laborables.';

export const dealMails: DealMailWords = {
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `Devolución: ${amount} por ${service} con ${them}, ${when}`,
      heading: `Te hemos devuelto ${amount}`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `Devolución a ${them}: ${amount} por ${service}, ${when}`,
      heading: `Hemos devuelto ${amount} a ${them}`,
      lead: 'Se descuenta de lo que ha generado esta sesión. No tienes que hacer nada.',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `Tu devolución de ${amount} no ha llegado: ${service} con ${them}, ${when}`,
    heading: `Tu devolución de ${amount} nos ha sido rechazada`,
    lead: 'Tu banco no la ha aceptado, casi siempre porque la tarjeta está cancelada. El dinero sigue siendo tuyo: buscamos otra manera y te escribiremos. También puedes responder a este correo.',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `Sin confirmar: ${service} con ${them}, ${when}`,
      heading: 'No hemos podido confirmar tu sesión',
      lead: `${them} ha aceptado, pero tu tarjeta ya no respondía por el precio. No se ha cobrado nada y la hora vuelve a estar libre: puedes reservarla otra vez.`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `Sin confirmar: ${service} con ${them}, ${when}`,
      heading: `No hemos podido confirmar la sesión con ${them}`,
      lead: `Has aceptado, pero la tarjeta de ${them} ya no respondía por el precio. No se ha pagado nada y la hora vuelve a estar libre. ${them} lo sabe y puede reservar de nuevo.`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `Pago fuera de plazo: ${service} con ${them}, ${when}`,
    heading: 'Tu pago ha llegado demasiado tarde',
    lead: `Ya no te guardábamos la hora, y ahora no está libre. Te devolvemos ${amount}, todo lo que pagaste. ${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `${them} propone otra hora: ${service}, ${when}`,
    heading: `${them} propone otra hora`,
    lead: 'La sesión no se mueve hasta que elijas. Mientras tanto no guardamos las horas propuestas.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `${them} no puede cambiar la hora: ${service}, ${when}`,
    heading: `A ${them} no le van bien las horas que propusiste`,
    lead: 'La sesión sigue donde estaba, y en tu calendario no cambia nada.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `Dónde os veis: ${service} con ${them}, ${when}`,
    heading: `${them} ha indicado dónde os veis`,
    lead: 'El archivo de calendario de este correo actualiza tu calendario.',
  })),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `Ausencia comunicada: ${service} con ${them}, ${when}`,
    heading: `${them} dice que no te presentaste`,
    lead: `${is_paid ? 'Lo pagado se devuelve por completo. ' : ''}Si es un error, responde a este correo y cuéntanos qué pasó.`,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `Ausencia comunicada: ${service} con ${them}, ${when}`,
    heading: `${them} dice que no te presentaste`,
    lead: `${is_paid ? 'Lo que pagaste no se devuelve. ' : ''}Si es un error, responde a este correo y cuéntanos qué pasó.`,
  })),
};

export const deal: DealWords = {
  price: 'Precio',
  paid: 'Pagado',
  reserved: 'Retenido en la tarjeta',
  refund: 'Devolución',
  refund_why: 'Motivo',
  reasons: {
    cancelled_in_time: 'cancelación dentro de plazo',
    cancelled_late: 'cancelación tardía, por eso en parte',
    mentor_cancelled: 'cancelación por parte del mentor',
    platform_cancelled: 'cancelación por parte de Abroad Mentors',
    mentor_absent: 'el mentor no se presentó',
    paid_too_late: 'pago fuera de plazo',
    made_at_provider: 'devolución hecha por Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) => `Todavía no se cobra nada: el precio se cobra si ${them} acepta; si no, se libera.`,
    mentor: () => 'El precio se cobra cuando aceptes.',
  },
  released: 'No se ha cobrado nada. Tu banco puede mostrar la cantidad retenida unos días más.',
  arrives,
  times: 'Horas propuestas',
  choose: 'Elegir una hora',
};
