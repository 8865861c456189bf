import type { MailWords } from './words.ts';

export const es: MailWords = {
  dates: 'es',
  direction: 'ltr',
  moment: (day: string, time: string) => `${day}, ${time}`,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  digests: {
    bookings: {
      title: (count) => (count === 1 ? '1 novedad más en tus reservas' : `${count} novedades más en tus reservas`),
      lead: 'Han pasado muchas cosas en una hora, así que las reunimos en un solo correo. En tus reservas ves cómo está todo ahora.',
      button: 'Ver tus reservas',
    },
    messages: {
      title: (count) => (count === 1 ? '1 mensaje más sin leer' : `${count} mensajes más sin leer`),
      lead: 'Te han escrito mucho en una hora, así que lo reunimos en un solo correo.',
      button: 'Leer tus mensajes',
    },
    all: {
      title: (count) => (count === 1 ? '1 novedad más' : `${count} novedades más`),
      lead: 'Han pasado muchas cosas en una hora, así que las reunimos en un solo correo.',
      button: 'Ver tus notificaciones',
    },
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
    categories: {
      text: 'Seguirás viéndolo todo en el sitio, en la campana.',
      again: 'Seguirás viéndolo todo en el sitio, en la campana. Puedes volver a activar estos correos cuando quieras.',
      messages: {
        ask: '¿Dejar de recibir correos sobre mensajes?',
        done: 'Los correos sobre mensajes están desactivados',
        button: 'Dejar de recibir correos sobre mensajes',
      },
      reviews: {
        ask: '¿Dejar de recibir correos sobre reseñas?',
        done: 'Los correos sobre reseñas están desactivados',
        button: 'Dejar de recibir correos sobre reseñas',
      },
      product: {
        ask: '¿Dejar de recibir correos sobre tu cuenta y tu perfil?',
        done: 'Los correos sobre tu cuenta y tu perfil están desactivados',
        button: 'Dejar de recibir correos sobre tu cuenta y tu perfil',
      },
    },
  },
  labels: {
    product: 'Abroad Mentors',
    service: 'Sesión',
    place: 'Cómo unirse',
  },
};
