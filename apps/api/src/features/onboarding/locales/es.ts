import type { WelcomeWords } from './words.ts';

export const es: WelcomeWords = {
  title: 'Tu perfil de mentor está publicado',
  lead: 'Los estudiantes ya pueden encontrarte y reservar contigo. Una foto, un enlace para entrar y tu calendario te ayudan a conseguir la primera sesión. En tu espacio de mentor ves lo que falta, tus próximas sesiones y tus solicitudes.',
  button: 'Abrir tu espacio de mentor',
};
