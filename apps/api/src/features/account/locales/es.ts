import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const es: AccountWords = {
  email_changed: {
    subject: 'Tu correo ha cambiado',
    heading: 'Tu correo ha cambiado',
    lead: (address, support) =>
      `Ahora enviamos tus correos de ${brand()} a ${address}. Tu proveedor de acceso nos indicó que esa es tu dirección. Si no la cambiaste tú, protege allí tu cuenta y escribe a ${support}.`,
    button: 'Ver tus ajustes',
    why: 'Recibes este correo porque esta era la dirección de tu cuenta de Abroad Mentors.',
  },
};
