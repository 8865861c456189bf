import type { SearchNewsWords } from '../news-words.ts';

export const searchNews: SearchNewsWords = {
  one: (name) => `Un mentor nuevo para «${name}»`,
  some: (name, count) => `${count} mentores nuevos para «${name}»`,
  several: (count) => `${count} mentores nuevos para tus búsquedas guardadas`,
  lead: 'Novedades desde nuestro último correo. Echa un vistazo y pregunta a quien conoce el camino.',
  more: (count) => `y ${count} más`,
  see: 'Ver la búsqueda',
  see_all: 'Ver tus búsquedas guardadas',
  stop: 'No recibir más correos sobre esta búsqueda',
  stop_all: 'No recibir más correos sobre búsquedas guardadas',
  why: 'Recibes este correo porque guardaste una búsqueda en Abroad Mentors y querías saber de mentores nuevos.',
  unsubscribe: {
    ask: (name) => ({
      title: `¿No recibir más correos sobre «${name}»?`,
      text: 'La búsqueda sigue guardada y su página muestra quién es nuevo.',
    }),
    ask_all: {
      title: '¿No recibir más correos sobre búsquedas guardadas?',
      text: 'Tus búsquedas siguen guardadas y su página muestra quién es nuevo.',
    },
    done: {
      title: 'Ya no recibirás estos correos',
      text: 'Ya no te escribimos cuando alguien nuevo encaja. Puedes volver a recibirlos cuando quieras.',
    },
    button: 'No recibir más estos correos',
  },
};
