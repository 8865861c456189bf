import type { PayoutWords } from './words.ts';

export const es: PayoutWords = {
  held: ({ amount }) => ({
    title: `Estamos revisando tu pago de ${amount}`,
    lead: 'Revisamos algunos pagos antes de enviarlos, por ejemplo el primero. Suele tardar dos días. No tienes que hacer nada.',
  }),
  paid: ({ amount }) => ({
    title: `Te hemos pagado ${amount}`,
    lead: 'El dinero está en tu banco. Tu extracto detalla cada sesión.',
  }),
  failed: ({ amount }) => ({
    title: `Tu banco ha devuelto ${amount}`,
    lead: 'No se ha perdido nada. Revisa tu cuenta bancaria y vuelve a pedir el pago.',
  }),
  cancelled: () => ({
    title: 'Hemos cancelado tu pago',
    lead: 'No lo hemos enviado. El dinero sigue siendo tuyo y sus sesiones pasan a tu próximo pago.',
  }),
  debt: ({ debt, service }) => ({
    title: `Descontaremos ${debt} de tu próximo pago`,
    lead: `Se reembolsó ${service} cuando ya te lo habíamos pagado.`,
  }),
  route_off: ({ amount }) => ({
    title: `Ahora no podemos pagarte tus ${amount}`,
    lead: 'Los pagos a tu país están en pausa. Tu dinero está a salvo y lo enviaremos en cuanto vuelva a ser posible.',
  }),
  button: 'Ver tus pagos',
};
