import type { SuspensionWords } from './words.ts';

export const es: SuspensionWords = {
  presets: [
    'Faltaste a sesiones reservadas y no pudimos ponernos en contacto contigo.',
    'Tu perfil no corresponde a quién eres o a dónde estudiaste.',
    'Escribiste a otras personas de forma hiriente o amenazante.',
    'Pediste que te pagaran fuera de Abroad Mentors.',
  ],
  lifted: {
    title: 'Tu cuenta vuelve a estar activa',
    lead: 'Ya puedes volver a usarlo todo. Si eres mentor, los estudiantes pueden encontrarte y reservar contigo desde ahora.',
    button: 'Ver tus reservas',
  },
};
