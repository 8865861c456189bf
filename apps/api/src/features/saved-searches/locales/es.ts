import type { SearchNewsWords } from './words.ts';

export const es: SearchNewsWords = {
  one: (name) => `Un mentor nuevo para «${name}»`,
  some: (name, count) => `${count} mentores nuevos para «${name}»`,
  several: (count) => `${count} mentores nuevos para tus búsquedas guardadas`,
  lead: 'Novedades desde nuestro último correo.',
  more: (count) => `y ${count} más`,
  see: 'Ver la búsqueda',
  see_all: 'Ver tus búsquedas guardadas',
  stop: 'No recibir más correos sobre esta búsqueda',
  stop_all: 'No recibir más correos sobre búsquedas guardadas',
  why: 'Recibes este correo porque guardaste una búsqueda en Abroad Mentors y querías saber de mentores nuevos.',
  unsubscribe: {
    ask: (name) => ({
      title: `¿No recibir más correos sobre «${name}»?`,
      text: 'Tu búsqueda sigue guardada. Puedes ver los mentores nuevos en su página.',
    }),
    ask_all: {
      title: '¿No recibir más correos sobre búsquedas guardadas?',
      text: 'Tus búsquedas siguen guardadas. Puedes ver los mentores nuevos en su página.',
    },
    done: {
      title: 'Estos correos están desactivados',
      text: 'No te escribiremos cuando haya coincidencias nuevas. Puedes volver a activar estos correos cuando quieras.',
    },
    button: 'No recibir más estos correos',
  },
};
