import { withMoney } from './with-money.ts';
import type { NoShowWords } from './words.ts';

export const es: NoShowWords = {
  contested: ({ name, service, when, until, is_paid }) => ({
    title: `${name} dice que sí se presentó`,
    lead: withMoney(
      is_paid,
      `Informaste de que no se presentó: ${service}, ${when}. Veremos lo que dice cada uno y decidiremos como muy tarde: ${until}.`,
      'El pago queda en espera hasta entonces.',
    ),
  }),
  ended: {
    mentor_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `No te presentaste: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `En la sesión con ${name} cuenta que el mentor no se presentó.`,
          `${name} recibe un reembolso completo.`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `${name} no se presentó: ${service}, ${when}`,
        lead: withMoney(is_paid, 'Cuenta que el mentor no se presentó.', 'Recibes un reembolso completo.'),
      }),
    },
    prospect_absent: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `${name} no se presentó: ${service}, ${when}`,
        lead: withMoney(is_paid, 'Cuenta que el estudiante no se presentó.', 'Conservas el pago.'),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `No te presentaste: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `En la sesión con ${name} cuenta que el estudiante no se presentó.`,
          'No hay reembolso.',
        ),
      }),
    },
    both_came: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Tu sesión tuvo lugar: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `La sesión con ${name} cuenta como realizada. El informe ya no cuenta.`,
          'Conservas el pago.',
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Tu sesión tuvo lugar: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `La sesión con ${name} cuenta como realizada. El informe ya no cuenta.`,
          'No hay reembolso.',
        ),
      }),
    },
    technical: {
      mentor: ({ name, service, when, is_paid }) => ({
        title: `Problema técnico: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Un problema técnico impidió tu sesión con ${name}. No cuenta para ninguno de los dos.`,
          `${name} recupera la mitad del precio. Tú conservas el resto.`,
        ),
      }),
      prospect: ({ name, service, when, is_paid }) => ({
        title: `Problema técnico: ${service}, ${when}`,
        lead: withMoney(
          is_paid,
          `Un problema técnico impidió tu sesión con ${name}. No cuenta para ninguno de los dos.`,
          'Recuperas la mitad del precio.',
        ),
      }),
    },
  },
  button: 'Ver la reserva',
  find: { paid: 'Buscar otro mentor por un precio parecido o menor', free: 'Buscar otro mentor' },
  found: 'Lo que hemos comprobado',
  unnamed: 'La otra persona',
};
