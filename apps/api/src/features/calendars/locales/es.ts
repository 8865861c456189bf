import type { CalendarMailWords } from './words.ts';

export const es: CalendarMailWords = {
  subject: (name) => `No podemos sincronizar tu calendario ${name}`,
  heading: (name) => `No podemos sincronizar tu calendario ${name}`,
  leads: {
    signed_out:
      'Ya no tenemos acceso, por ejemplo porque cambió una contraseña o se retiró el permiso. Conéctalo de nuevo. Hasta entonces no podemos ver qué horarios están ocupados, así que los tuyos están ocultos.',
    gone: 'Uno de los calendarios que elegiste ya no existe. Elige otro. Hasta entonces no podemos ver qué horarios están ocupados, así que los tuyos están ocultos.',
    silent:
      'El calendario lleva un rato sin responder y seguimos intentándolo. No podemos ver qué horarios están ocupados, así que los tuyos están ocultos por ahora. Si continúa así, revisa el enlace o conéctalo de nuevo.',
  },
  unreadable: {
    lead: (what) => `${what} Hasta que podamos leerlo no sabemos cuándo estás ocupado y tus horas están ocultas.`,
    entry: (calendar, entry, fault) => `En ${calendar} no podemos leer ${entry}. ${fault} Corrígela o bórrala allí.`,
    titled: (title, day) => (day === null ? `la entrada «${title}»` : `la entrada «${title}» del ${day}`),
    untitled: (day) => (day === null ? 'una entrada sin título' : `una entrada del ${day}`),
    faults: {
      time: 'Su inicio o su fin no es una hora.',
      duration: 'Su duración no es un intervalo de tiempo.',
      rule: 'No entendemos cada cuánto se repite.',
      too_much: 'Se repite más a menudo de lo que podemos seguir.',
    },
    whole: {
      not_a_calendar: 'Lo que envía su servidor no es un calendario. Revisa su dirección o vuelve a conectarlo.',
      cut_off: 'Lo que envía su servidor se corta antes del final. Seguimos intentándolo.',
      too_large:
        'Contiene más de lo que podemos leer. Borra allí entradas antiguas o comparte un calendario más pequeño.',
    },
  },
  button: 'Ver tus calendarios',
  why: 'Recibes este correo porque conectaste un calendario a Abroad Mentors.',
};
