import type { PayoutAccountMailWords } from './words.ts';

export const es: PayoutAccountMailWords = {
  bank_changed: {
    subject: 'Tu cuenta bancaria para los pagos ha cambiado',
    leads: {
      held: (last4, until) =>
        `Ahora te pagamos en la cuenta que termina en ${last4}. Para proteger tu dinero, revisamos cada pago hasta el ${until}.`,
      now: (last4) => `Ahora te pagamos en la cuenta que termina en ${last4}.`,
    },
    warning: (contact) =>
      `Si no la has cambiado tú, puede que otra persona esté usando tu cuenta. Escribe enseguida a ${contact}.`,
    button: 'Ver tus ingresos',
    why: 'Recibes este correo porque cobras a través de Abroad Mentors.',
  },
  restricted: {
    subject: 'No podemos pagarte hasta que completes tus datos',
    lead: (contact) =>
      `El servicio de pagos necesita más datos antes de que podamos pagarte. Tus ingresos están a salvo. Abre tus ingresos para ver qué falta. ¿Tienes preguntas? Escribe a ${contact}.`,
    button: 'Ver qué falta',
    why: 'Recibes este correo porque cobras a través de Abroad Mentors.',
  },
  rejected: {
    subject: 'No podemos pagarte en esta cuenta',
    lead: (contact) =>
      `El servicio de pagos ha rechazado tu cuenta. Tus ingresos están a salvo. Escribe a ${contact} y buscaremos otra forma.`,
    button: 'Ver tus ingresos',
    why: 'Recibes este correo porque cobras a través de Abroad Mentors.',
  },
};
