import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  digest: {
    title: (count) => (count === 1 ? '1 novedad más en tus reservas' : `${count} novedades más en tus reservas`),
    lead: 'Han pasado muchas cosas en una hora, así que las reunimos en un solo correo. En tus reservas ves cómo está todo ahora.',
    button: 'Ver tus reservas',
  },
  suspended: {
    title: 'Tu cuenta está suspendida',
    lead: (support) =>
      `Por ahora no puedes reservar, ofrecer sesiones ni cambiar nada. Las sesiones confirmadas siguen en pie: puedes unirte a ellas o cancelarlas. También puedes descargar tus datos. Si crees que es un error, escribe a ${support}.`,
    reason: 'Motivo',
    button: 'Ver tu cuenta',
  },
  lifted: {
    title: 'Tu cuenta vuelve a estar activa',
    lead: 'Ya puedes volver a usarlo todo. Si eres mentor, los estudiantes pueden encontrarte y reservar contigo desde ahora.',
    button: 'Ver tus reservas',
  },
  welcome: {
    title: 'Tu perfil de mentor está publicado',
    lead: 'Los estudiantes ya pueden encontrarte y reservar contigo. Una foto, un enlace para entrar y tu calendario te ayudan a conseguir la primera sesión. En tu espacio de mentor ves lo que falta, tus próximas sesiones y tus solicitudes.',
    button: 'Abrir tu espacio de mentor',
  },
  why: 'Recibes este correo porque tienes una cuenta con nosotros.',
};
