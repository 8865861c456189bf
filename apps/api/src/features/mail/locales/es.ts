import type { MailWords } from './words.ts';

export const es: MailWords = {
  dates: 'es',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day}, ${time}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  digest: {
    title: (count) => (count === 1 ? '1 novedad más en tus reservas' : `${count} novedades más en tus reservas`),
    lead: 'Han pasado muchas cosas en una hora, así que las reunimos en un solo correo. En tus reservas ves cómo está todo ahora.',
    button: 'Ver tus reservas',
  },
  why_account: 'Recibes este correo porque tienes una cuenta con nosotros.',
  unsubscribe: {
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
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Sesión',
    place: 'Cómo unirse',
  },
};
