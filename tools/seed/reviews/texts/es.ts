import type { ReviewTexts } from './review-texts.ts';

export const ES: ReviewTexts = {
  5: {
    any: [
      'Llegué con un lío tremendo en la cabeza y salí con una lista de cinco cosas que hacer este mes. Mil gracias, {name}.',
      'Me habló con total sinceridad: qué opciones eran realistas con mi promedio y cuáles no. Se agradece muchísimo.',
      'Mi mamá también se conectó y {name} respondió con mucha paciencia a todas sus preocupaciones.',
      'Por fin alguien que ya pasó por lo mismo y se acuerda de los detalles.',
      'Media hora me sirvió más que tres meses de leer foros.',
    ],
    scholarships: [
      'Revisamos las bases de la beca línea por línea. Yo había entendido mal un requisito y aún estaba a tiempo.',
    ],
    'motivation-letter': ['Mi carta sonaba a plantilla. Con las preguntas de {name} encontré una historia que es mía.'],
    'visa-and-permits': ['Ordenamos los papeles del visado uno por uno. Faltaba una apostilla y ni lo sabía.'],
    'student-housing': ['Me ayudó a reconocer un anuncio falso de una habitación. Me ahorró un buen disgusto.'],
    'interview-practice': ['El simulacro de entrevista fue duro, pero en la de verdad no me temblaba la voz.'],
  },
  4: {
    any: [
      'Muy buena charla y consejos prácticos. Se me hizo corta.',
      'Claro y directo. Sobre mi carrera en concreto no sabía tanto, pero lo dijo desde el principio.',
      'Me fue muy útil, aunque me habría gustado recibir un resumen por escrito.',
    ],
    'cost-of-living': ['Buenos datos sobre lo que se gasta cada mes. Algún precio ya ha subido.'],
  },
  3: {
    any: [
      'Todo muy amable, pero mucho ya lo había leído en internet.',
      'Empezamos tarde y al final fuimos con prisa. Los consejos, bien.',
    ],
  },
  2: { any: ['Fue demasiado general. Preguntaba por mi caso y la respuesta valía para cualquiera.'] },
  1: { any: ['Se cortó la llamada y no pudimos seguir. Me quedé con casi todas las dudas.'] },
};
