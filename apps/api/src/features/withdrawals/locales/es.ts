import type { WithdrawalWords } from './words.ts';

export const es: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `Desistimiento recibido: ${service}, ${when}`,
    heading: 'Has desistido del contrato',
    lead: `Recibimos tu desistimiento el ${received}. La sesión queda cancelada y se te reembolsa todo el importe: ${amount}. Guarda este correo como acuse de recibo.`,
  }),
  label: 'Tu desistimiento',
  declaration: ({ service, name, when }) => `Desisto del contrato de esta sesión: ${service} con ${name}, ${when}.`,
  seller: 'Profesional',
  student: 'Nombre',
  confirm_to: 'Acuse de recibo enviado a',
  received: 'Recibido',
  button: 'Ver reserva',
};
