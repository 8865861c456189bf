import type { MessageMailWords } from './words.ts';

export const es: MessageMailWords = {
  answer_above: '--- Escribe tu respuesta encima de esta línea ---',
  unread: {
    title: (person) => `${person} te ha escrito`,
    lead: ({ count, answerable }) =>
      `${count === 1 ? 'Tienes un mensaje sin leer.' : `Tienes ${count} mensajes sin leer.`}${answerable ? ' Responde a este correo o en el sitio web.' : ''}`,
    quote: (person) => `${person} escribió`,
    button: 'Abrir la conversación',
  },
  files: {
    title: 'Tu mensaje se envió sin todos sus archivos',
    because: {
      no_session: 'Podrás enviar archivos cuando tengas una sesión confirmada.',
      unfit: 'Aceptamos PDF, PNG, JPEG, WebP y texto sin formato, si el archivo no está dañado ni es peligroso.',
      too_many: 'Un mensaje admite 5 archivos.',
    },
    names: 'No enviados',
    button: 'Abrir la conversación',
  },
  refused: {
    title: 'Tu respuesta no se envió',
    because: {
      sender: 'No pudimos comprobar que el correo viniera de tu dirección.',
      expired: 'El correo al que respondiste es demasiado antiguo.',
      empty: 'No encontramos ningún texto tuyo en el correo.',
      repeated: 'Acababas de enviar exactamente el mismo correo, como hacen las respuestas automáticas.',
      unreadable: 'No pudimos leer el correo.',
      too_long: 'Un mensaje puede tener 4000 caracteres como máximo.',
      closed: 'Esta conversación no acepta mensajes tuyos en este momento.',
      too_many: 'Has enviado el máximo de mensajes que aceptamos por correo en una hora.',
    },
    instead: 'Escribe en la conversación.',
    button: 'Abrir la conversación',
  },
};
