import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const es: AccountWords = {
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
  email_changed: {
    subject: 'Tu correo ha cambiado',
    heading: 'Tu correo ha cambiado',
    lead: (address, support) =>
      `Ahora enviamos tus correos de ${brand()} a ${address}. Tu proveedor de acceso nos indicó que esa es tu dirección. Si no la cambiaste tú, protege allí tu cuenta y escribe a ${support}.`,
    button: 'Ver tus ajustes',
    why: 'Recibes este correo porque esta era la dirección de tu cuenta de Abroad Mentors.',
  },
};
