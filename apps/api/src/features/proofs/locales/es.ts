import type { ProofWords } from './words.ts';

export const es: ProofWords = {
  code: {
    title: (code) => `Tu código: ${code}`,
    lead: ({ person, university, minutes }) =>
      `${person} quiere mostrar su vínculo con ${university} y ha indicado esta dirección. El código sirve durante ${minutes} minutos.`,
    code_label: 'Código',
    ignore: 'Si no has sido tú, ignora este correo: no pasará nada.',
    button: 'Escribir el código',
    why: 'Recibes este correo porque alguien ha indicado tu dirección. No la guardamos.',
  },
  news: {
    proven: {
      title: (at) => `Hemos comprobado tu título de ${at}`,
      lead: 'Tu perfil ya dice que lo hemos visto. Borraremos tus documentos en 30 días.',
      button: 'Ver tu perfil',
    },
    refused: {
      title: (at) => `No hemos podido aceptar tu documento de ${at}`,
      lead: 'Puedes enviar otro desde tu perfil. Borraremos este en 30 días.',
      button: 'Enviar otro documento',
    },
    revoked: {
      title: (at) => `Tu prueba de ${at} ya no cuenta`,
      lead: 'Tu perfil ya no la muestra. Puedes enviarnos un documento en su lugar.',
      button: 'Abrir tu perfil',
    },
    old: {
      title: (at) => `¿Sigues teniendo tu correo de ${at}?`,
      lead: 'Lo comprobamos hace dos años, y tu perfil muestra esa fecha. Si aún lo tienes, demuéstralo otra vez para mostrar una fecha nueva. Si no lo haces, no cambia nada.',
      button: 'Demostrarlo otra vez',
    },
  },
  refusals: {
    name_differs: 'El nombre que aparece no es el de tu perfil.',
    institution_differs: 'Es de otra universidad.',
    dates_differ: 'Sus fechas no son las de tu perfil.',
    unreadable: 'No hemos podido leerlo.',
    not_a_degree: 'No muestra un título.',
    looks_altered: 'Parece que lo han modificado.',
    other: 'No muestra lo que dice tu perfil.',
  },
  invite: {
    title: (at) => `${at} te nombra como parte de su comunidad`,
    lead: 'Acéptalo en tu perfil, junto a tus estudios allí. Hasta entonces no se muestra nada.',
    button: 'Abrir tu perfil',
  },
};
